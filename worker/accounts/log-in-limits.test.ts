import { expect, it } from 'vitest';
import { authContextBy, newAddress, newFan, rowCount, type Visitor } from '../test/account.ts';
import { captureOutcome } from '../test/outcome.ts';
import { newOwner } from '../test/owner.ts';
import { logIn } from './log-in.ts';

const MINUTE = 60_000;

type Fan = ReturnType<typeof newFan>;

const right = (fan: Fan, visitor: Visitor) => captureOutcome(logIn(authContextBy(visitor), fan));
const wrong = (fan: Fan, visitor: Visitor) =>
  captureOutcome(logIn(authContextBy(visitor), { ...fan, password: 'a guess' }));

async function guess(fan: Fan, times: number, visitor: Visitor): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect(await wrong(fan, visitor)).toMatchObject({ status: 401 });
  }
}

it.each([
  ['', async () => (await newOwner()).fan],
  [', also for an unknown address', async () => newFan()],
])(
  'after ten wrong log-ins to one account the right password is refused for a while%s',
  async (_, somebody) => {
    const fan = await somebody();
    const address = newAddress();
    await guess(fan, 10, { address });
    const refused = { ok: false, status: 429, retryAfter: 15 * 60 };
    expect(await wrong(fan, { address })).toMatchObject(refused);
    const errors = { message: 'Too many attempts. Please try again in 15 minutes.' };
    expect(await right(fan, { address })).toMatchObject({ ...refused, errors });
    // Log-ins from other addresses are not limited.
    expect(await wrong(fan, { address: newAddress() })).toMatchObject({ status: 401 });
  },
);

it('wrong log-ins by a clock that was a year ahead do not keep the account’s owner out', async () => {
  const { fan, address } = await newOwner();
  const year = 365 * 24 * 60 * MINUTE;
  await guess(fan, 10, { address, now: year });
  expect(await wrong(fan, { address, now: year })).toMatchObject({ status: 429 });
  expect(await right(fan, { address })).toMatchObject({ ok: true });
});

it('right log-ins do not count towards the limit of wrong log-ins to one account', async () => {
  const { fan, address } = await newOwner();
  await guess(fan, 9, { address });
  for (let time = 0; time < 3; time += 1) {
    expect(await right(fan, { address })).toMatchObject({ ok: true });
  }
  await guess(fan, 1, { address });
  expect(await right(fan, { address })).toMatchObject({ status: 429 });
});

const vars = { LOGIN_FAILURES_PER_ADDRESS: '5' };

it('wrong log-ins from one IP address are limited over all accounts, to a configured number', async () => {
  const { fan, address } = await newOwner();
  for (let time = 0; time < 5; time += 1) await guess(newFan(), 1, { address, vars });
  expect(await right(fan, { address, vars })).toMatchObject({ status: 429 });
  expect(await right(fan, { address: newAddress(), vars })).toMatchObject({ ok: true });
  expect(await right(fan, { address, vars, now: 15 * MINUTE })).toMatchObject({ ok: true });
});

it('ten wrong guesses at an account from ten IP addresses block strangers at any other IP address', async () => {
  const { fan } = await newOwner();
  const addresses = Array.from({ length: 10 }, newAddress);
  for (const [minute, address] of addresses.entries())
    await guess(fan, 1, { address, now: minute * MINUTE });
  const next = { address: newAddress(), now: 10 * MINUTE };
  expect(await wrong(fan, next)).toMatchObject({ status: 429, retryAfter: 5 * 60 });
  await guess(fan, 1, { ...next, address: addresses[5]! });
  expect(await right(fan, { ...next, now: 15 * MINUTE })).toMatchObject({ ok: true });
});

it('guesses at an account never lock out a browser that logged in before, not even from the same address', async () => {
  const { fan, browser } = await newOwner();
  const vars = { LOGIN_FAILURES_PER_ADDRESS: 19 };
  const addresses = Array.from({ length: 10 }, newAddress);
  for (const address of addresses) await guess(fan, 1, { address, vars });
  const [address] = addresses;
  for (const victim of [newFan(), newFan()]) await guess(victim, 9, { address: address!, vars });
  expect(await right(fan, { address: address!, vars })).toMatchObject({ status: 429 });
  const known = { address: address!, vars, cookies: browser };
  expect(await right(fan, known)).toMatchObject({ ok: true });
});

it('a browser that logged in to an account before has a limit of ten guesses of its own', async () => {
  const { fan, browser } = await newOwner();
  await guess(fan, 10, { cookies: browser, address: newAddress() });
  const known = { cookies: browser, address: newAddress() };
  expect(await right(fan, known)).toMatchObject({ status: 429, retryAfter: 15 * 60 });
  expect(await right(fan, { ...known, now: 15 * MINUTE })).toMatchObject({ ok: true });
});

it('a browser counts as known only to an account that it logged in to, whatever cookie it sends', async () => {
  const [{ fan, browser }, other] = [await newOwner(), await newOwner()];
  const forged = browser.replace(/(known-browser=)./, (_, name: string) => `${name}~`);
  expect(forged).not.toBe(browser);
  const address = newAddress();
  await guess(fan, 5, { cookies: other.browser, address });
  await guess(fan, 5, { cookies: forged, address });
  expect(await rowCount('rate_limits', `key = 'log-in ${address} ${fan.email}'`)).toBe(10);
  expect(await right(fan, { cookies: forged, address })).toMatchObject({ status: 429 });
});
