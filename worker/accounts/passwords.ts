import {
  randomBytes,
  scrypt as nativeScrypt,
  type ScryptOptions,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** The cost parameters of RFC 7914; N is 2 to the power of `ln`. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** The row of OWASP's Password Storage Cheat Sheet with N = 2^14: it takes 16 MiB of a Worker's 128. */
const COST: Cost = { ln: 14, r: 8, p: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export type Scrypt = (
  password: string,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password matches. Takes the same time if nothing, or no valid hash, is stored. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  isOutdated(stored: string): boolean;
}

/** Creates functions that hash and verify passwords. @param scrypt a test passes its own to count the calls */
export function createPasswords(
  cost: Cost = COST,
  scrypt: Scrypt = promisify(nativeScrypt),
): Passwords {
  const nobodys = { cost, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

  async function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
    const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * r * (2 ** ln + p) };
    // Keyboards encode the same letter differently: RFC 8265, 4.2.2.
    return scrypt(password.normalize('NFC'), salt, HASH_BYTES, options);
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatPasswordHash(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, stored) {
      const parsed = parsePasswordHash(stored);
      const { cost, salt, hash } = parsed ?? nobodys;
      const derived = await derive(password, salt, cost);
      return timingSafeEqual(derived, hash) && parsed !== undefined;
    },
    isOutdated: (stored) =>
      parsePasswordHash(stored) !== undefined && !stored.startsWith(formatHashParameters(cost)),
  };
}

function formatHashParameters({ ln, r, p }: Cost): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$`;
}

function formatPasswordHash(cost: Cost, salt: Buffer, hash: Buffer): string {
  const unpadded = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return formatHashParameters(cost) + unpadded.join('$');
}

function parsePasswordHash(stored = '') {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return undefined;
  const [ln, r, p] = match.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = match.slice(4).map((text) => Buffer.from(text, 'base64')) as [
    Buffer,
    Buffer,
  ];
  return { cost: { ln, r, p }, salt, hash };
}
