import { scrypt as nativeScrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createPasswords, type Scrypt } from './passwords.ts';

const CHEAP = { ln: 1, r: 1, p: 1 };
const cheap = createPasswords(CHEAP);

it('a stored password is scrypt with 16 bytes of salt, 32 of hash, and the parameters of the design', async () => {
  const stored = await createPasswords().hash('howl at the moon');
  const [, name, parameters, salt, hash] = stored.split('$');
  expect([name, parameters]).toEqual(['scrypt', 'ln=14,r=8,p=5']);
  expect(Buffer.from(salt!, 'base64')).toHaveLength(16);
  const derived = await (promisify(nativeScrypt) as Scrypt)(
    'howl at the moon',
    Buffer.from(salt!, 'base64'),
    32,
    { N: 2 ** 14, r: 8, p: 5 },
  );
  expect(Buffer.from(hash!, 'base64').equals(derived)).toBe(true);
});

it('a password is stored with a different hash each time', async () => {
  expect(await cheap.hash('same')).not.toBe(await cheap.hash('same'));
});

it.each(['a password', ' spaces ', 'العواء', '🏒'.repeat(200), 'a\u0000b'])(
  'a stored password verifies with that password only: %j',
  async (password) => {
    const stored = await cheap.hash(password);
    expect(await cheap.verify(password, stored)).toBe(true);
    for (const other of [password.slice(1), `${password} `, password.toUpperCase() + 1, '']) {
      expect(await cheap.verify(other, stored)).toBe(false);
    }
  },
);

it('passwords are compared in full, beyond a NUL character, after Unicode normalization', async () => {
  expect(await cheap.verify('a\u0000c', await cheap.hash('a\u0000b'))).toBe(false);
  expect(await cheap.verify('cafe\u0301', await cheap.hash('caf\u00e9'))).toBe(true);
});

it.each([undefined, '', '!', '$scrypt$', '$argon2id$v=19$m=1$c2FsdA$aGFzaA'])(
  'no password matches a stored hash of %j',
  async (stored) => expect(await cheap.verify('', stored)).toBe(false),
);

it('a stored hash is verified with its own parameters, and is outdated if they are not today’s', async () => {
  const older = await cheap.hash('a password');
  const today = createPasswords({ ...CHEAP, p: 2 });
  expect(await today.verify('a password', older)).toBe(true);
  expect(today.isOutdated(older)).toBe(true);
  expect(today.isOutdated(await today.hash('a password'))).toBe(false);
});
