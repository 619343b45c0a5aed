/** A browser's side of web push: makes a subscription, and decrypts pushes (RFC 8291, RFC 8188). */
import type { Push } from '@desert/contract/notifications/push';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

export interface PushBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  decrypt: (body: Uint8Array<ArrayBuffer>) => Promise<Push>;
}

export async function newPushBrowser(endpoint: string): Promise<PushBrowser> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const array = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  );
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const keys = { p256dh: toBase64Url(array), auth: toBase64Url(auth) };

  async function decrypt(body: Uint8Array<ArrayBuffer>): Promise<Push> {
    const [salt, idLength] = [body.slice(0, 16), body[20] ?? 0];
    const sender = body.slice(21, 21 + idLength);
    const key = await crypto.subtle.importKey('raw', sender, CURVE, false, []);
    const agreement = { name: 'ECDH', public: key, $public: key };
    const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256);
    const info = join(encode('WebPush: info\0'), array, sender);
    const secret = await derive(shared, auth, info, 32);
    const contentKey = await derive(secret, salt, encode('Content-Encoding: aes128gcm\0'), 16);
    const nonce = await derive(secret, salt, encode('Content-Encoding: nonce\0'), 12);
    const cipher = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
    const record = body.slice(21 + idLength);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, cipher, record);
    // The last record ends with a 2 and zeros.
    const end = new Uint8Array(plain).lastIndexOf(2);
    return JSON.parse(new TextDecoder().decode(plain.slice(0, end))) as Push;
  }

  return { subscription: { endpoint, keys }, decrypt };
}

/** A pair of VAPID keys as in `PUSH_KEYS`, and whether a header's token is signed by it, for an origin. */
export async function newVapid() {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer;
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey;

  async function verify(authorization: string): Promise<Record<string, unknown> | undefined> {
    const [, head = '', body = '', signature = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(authorization) ?? [];
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signed = encode(`${head}.${body}`);
    const isValid = await crypto.subtle.verify(
      algorithm,
      pair.publicKey,
      toBytes(signature),
      signed,
    );
    return isValid
      ? (JSON.parse(new TextDecoder().decode(toBytes(body))) as Record<string, unknown>)
      : undefined;
  }

  return { keys: `${toBase64Url(new Uint8Array(raw))}.${d}`, verify };
}

async function derive(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => Array.from(part)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
