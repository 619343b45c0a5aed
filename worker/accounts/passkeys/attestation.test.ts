import { expect, it } from 'vitest';
import { attestation } from '../../test/authenticator.ts';
import { hasNoCertificates } from './attestation.ts';

const x5c = [new Uint8Array(2)];
const encoded = (format: string, statement: object) =>
  attestation(new Uint8Array(37), { format, statement }).toString('base64url');

it.each([
  ['none', {}],
  ['packed', { alg: -7, sig: new Uint8Array(8) }],
])('an attestation %s without certificates is accepted', async (format, statement) => {
  expect(await hasNoCertificates(encoded(format, statement))).toBe(true);
});

it.each([
  ['packed', { alg: -7, sig: new Uint8Array(8), x5c }],
  ['apple', { x5c }],
  ['fido-u2f', { sig: new Uint8Array(8), x5c }],
  ['tpm', {}],
])('an attestation %s of %o is refused', async (format, statement) => {
  expect(await hasNoCertificates(encoded(format, statement))).toBe(false);
});

it.each(['', 'AAAA', '-'])('%o, which is no attestation, is refused', async (text) => {
  expect(await hasNoCertificates(text)).toBe(false);
});
