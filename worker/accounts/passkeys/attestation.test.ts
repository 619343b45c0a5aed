import { expect, it } from 'vitest';
import { attestation } from '../../test/authenticator.ts';
import { isUnattested } from './attestation.ts';

const x5c = [new Uint8Array(2)];
const sig = new Uint8Array(8);

it.each<[boolean, string, object]>([
  [true, 'none', {}],
  [true, 'packed', { alg: -7, sig }],
  [false, 'packed', { alg: -7, sig, x5c }],
  [false, 'apple', { x5c }],
  [false, 'fido-u2f', { sig, x5c }],
  [false, 'tpm', {}],
])(
  '%s is whether a passkey attestation of the format %s with %o lacks certificates',
  async (is, format, statement) => {
    const encoded = attestation(new Uint8Array(37), { format, statement }).toString('base64url');
    expect(await isUnattested(encoded)).toBe(is);
  },
);

it.each(['', 'AAAA', '-'])('the text %o is refused as a passkey attestation', async (text) => {
  expect(await isUnattested(text)).toBe(false);
});
