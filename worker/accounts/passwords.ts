/** Passwords as they are stored: scrypt, with its parameters beside the hash. */
import {
  randomBytes,
  scrypt as nativeScrypt,
  type ScryptOptions,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** What one hash costs: N is 2 to the power of `ln`. RFC 7914 says what they mean. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's Password Storage Cheat Sheet, the row for the least memory: 16 MiB, within a Worker's 128. */
const COST: Cost = { ln: 14, r: 8, p: 5 };

/** Bytes. */
const SALT = 16;
const HASH = 32;

export type Scrypt = (
  password: string,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

export interface Passwords {
  /** What to store of a new password: '$scrypt$ln=14,r=8,p=5$salt$hash', as the PHC writes it. */
  hash(password: string): Promise<string>;
  /** Takes as long if nothing is stored, or no hash. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether it was stored with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** @param scrypt the runtime's own, unless a test counts it */
export function createPasswords(
  cost: Cost = COST,
  scrypt: Scrypt = promisify(nativeScrypt),
): Passwords {
  const nobodys = { cost, salt: Buffer.alloc(SALT), hash: Buffer.alloc(HASH) };

  async function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
    const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * r * (2 ** ln + p) };
    // Keyboards differ in how they write one letter: RFC 8265, 4.2.2.
    return scrypt(password.normalize('NFC'), salt, HASH, options);
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT);
      return format(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, stored) {
      const known = parse(stored);
      const { cost, salt, hash } = known ?? nobodys;
      const derived = await derive(password, salt, cost);
      return timingSafeEqual(derived, hash) && known !== undefined;
    },
    isOutdated: (stored) => parse(stored) !== undefined && !stored.startsWith(parameters(cost)),
  };
}

function parameters({ ln, r, p }: Cost): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$`;
}

function format(cost: Cost, salt: Buffer, hash: Buffer): string {
  const unpadded = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return parameters(cost) + unpadded.join('$');
}

function parse(stored = '') {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!found) return undefined;
  const [ln, r, p] = found.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = found.slice(4).map((text) => Buffer.from(text, 'base64')) as [
    Buffer,
    Buffer,
  ];
  return { cost: { ln, r, p }, salt, hash };
}
