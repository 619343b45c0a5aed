/** A software authenticator for tests: it creates P-256 passkeys and signs with them as WebAuthn specifies. */
import { createHash } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { ORIGIN } from './api.ts';

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

interface Flaws {
  origin?: string;
  rpId?: string;
  /** Whether the device verified the user; defaults to true. */
  verified?: boolean;
  counter?: number;
  /** Replaces the attestation of format 'none'. */
  attestation?: { format: string; statement: object };
}

/** Flags: user present, user verified, backup eligible and backed up, attested credential data. WebAuthn, 6.1. */
const [PRESENT, VERIFIED, COPIED, KEY] = [1, 4, 8 | 16, 64];

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export async function authenticator() {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign'])) as CryptoKeyPair;
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  let uses = 0;

  function authData(query: Asked, { verified = true, counter, rpId }: Flaws, flags: number) {
    const host = rpId ?? query.rpId ?? query.rp?.id ?? '';
    uses = counter ?? uses + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const all = PRESENT | COPIED | flags | (verified ? VERIFIED : 0);
    return Buffer.concat([sha256(host), Uint8Array.of(all), count]);
  }

  function clientData(type: string, { challenge }: Asked, { origin = ORIGIN }: Flaws) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    id: credential.id,
    /** Returns the response to a registration. */
    register(asked: object, flaws: Flaws = {}) {
      const data = Buffer.concat([
        authData(asked as Asked, flaws, KEY),
        Buffer.alloc(16),
        Uint8Array.of(0, id.length),
        id,
        coseKey(x, y),
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', asked as Asked, flaws));
      const attestationObject = base64url(attestation(data, flaws.attestation));
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { ...credential, response };
    },
    async sign(asked: object, flaws: Flaws = {}) {
      const data = authData(asked as Asked, flaws, 0);
      const client = clientData('webauthn.get', asked as Asked, flaws);
      const signed = Buffer.concat([data, sha256(client)]);
      const hash = { name: 'ECDSA', hash: 'SHA-256' };
      const raw = new Uint8Array(await crypto.subtle.sign(hash, pair.privateKey, signed));
      const signature = base64url(der(raw));
      const [authenticatorData, clientDataJSON] = [base64url(data), base64url(client)];
      return { ...credential, response: { clientDataJSON, authenticatorData, signature } };
    },
  };
}

/** Encodes the public key as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. RFC 9053, 7.1.1. */
function coseKey(x: string, y: string): Buffer {
  const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  return Buffer.concat([
    Uint8Array.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32),
    left,
    Uint8Array.of(0x22, 0x58, 32),
    right,
  ]);
}

/** Encodes {fmt, attStmt, authData} as CBOR. */
export function attestation(
  authData: Uint8Array,
  { format, statement }: NonNullable<Flaws['attestation']> = { format: 'none', statement: {} },
): Buffer {
  const fields = { fmt: format, attStmt: new Map(Object.entries(statement)), authData };
  return Buffer.from(isoCBOR.encode(new Map(Object.entries(fields))));
}

/** Encodes a raw ECDSA signature (r and s) in DER, as WebAuthn requires. */
function der(raw: Uint8Array): Buffer {
  const half = raw.length / 2;
  const numbers = [raw.subarray(0, half), raw.subarray(half)].map((part) => {
    const digits = Buffer.from(part.subarray(part.findIndex((byte) => byte !== 0)));
    const positive = digits[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), digits]) : digits;
    return Buffer.concat([Uint8Array.of(2, positive.length), positive]);
  });
  const body = Buffer.concat(numbers);
  return Buffer.concat([Uint8Array.of(0x30, body.length), body]);
}
