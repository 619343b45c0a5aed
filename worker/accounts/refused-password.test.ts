import { findPasswordProblem } from '@desert/contract/accounts/refused-password';
import { expect, it } from 'vitest';
import { authContextBy, newAddress } from '../test/account.ts';
import { captureOutcome } from '../test/outcome.ts';
import { newOwner } from '../test/owner.ts';
import { changePassword } from './change-password.ts';
import { signUp } from './sign-up.ts';

const MOST_USED = 'This password is too common. Please choose another.';
const OF_THE_SITE =
  'This password only uses words from this site, so it’s easy to guess. Please choose another.';
const OWN = 'Password can’t be your username or email address';
const fan = { username: 'Saguaro.Fan', email: 'Night.Howler@example.com' };

it.each([
  ['password', MOST_USED],
  ['sunshine1', MOST_USED],
  ['saguaro.fan', OWN],
  ['Night.howler', OWN],
  ['coyotes2026', OF_THE_SITE],
  ['!Phoenix-Coyotes!', OF_THE_SITE],
  ['hockey and cactus', undefined],
  ['howl at the moon', undefined],
  ['password of mine', undefined],
  ['saguaro.fan 7', undefined],
])('the password %j gets the error: %s', (password, message) => {
  expect(findPasswordProblem(password, fan)).toBe(message);
});

it('a common password is also refused when a member changes the password', async () => {
  const { fan, id } = await newOwner();
  const change = (password: string) =>
    captureOutcome(
      changePassword(authContextBy({ address: newAddress() }), id, {
        current_password: fan.password,
        password,
      }),
    );
  expect(await change('trustno1')).toMatchObject({ status: 400, errors: { password: MOST_USED } });
  expect(await change(fan.email)).toMatchObject({ status: 400, errors: { password: OWN } });
  expect(await change('howl at the sun')).toMatchObject({ ok: true });
});

it('a sign-up reports a common password along with a taken email address and username', async () => {
  const { fan } = await newOwner();
  const again = { ...fan, password: 'password' };
  await expect(signUp(authContextBy({ address: newAddress() }), again)).rejects.toMatchObject({
    status: 409,
    errors: { email: expect.any(String), username: expect.any(String), password: MOST_USED },
  });
});
