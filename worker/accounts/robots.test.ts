import { beforeEach, expect, it } from 'vitest';
import { findByLogin } from '../members/users/users.ts';
import { findSubjectCase } from '../moderation/cases.ts';
import { authContextBy, env, newAddress, newFan, rowCount } from '../test/account.ts';
import { runDue } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { captureOutcome } from '../test/outcome.ts';
import { solveProof } from '../test/proof.ts';
import { createPasswords } from './passwords.ts';
import { signUp } from './sign-up.ts';

const LIMITS = {
  SIGNUPS_WITHOUT_PROOF_PER_HOUR: 30,
  SIGNUPS_TO_APPROVE_PER_DAY: 20,
  MAILS_TO_UNCONFIRMED_PER_HOUR: 50,
  MAILS_PER_HOUR_IN_ALL: 300,
};

/** The limits without any sign-up before the first that needs a proof. */
const BUSY = { ...LIMITS, SIGNUPS_WITHOUT_PROOF_PER_HOUR: 1 };

const database = authContextBy().database;

beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM rate_limits; DELETE FROM mails; DELETE FROM jobs WHERE kind = 'mail'",
  );
});

interface Way {
  address?: string;
  proof?: string;
  isScripted?: boolean;
  vars?: object;
}

function join({ address = newAddress(), proof = '', isScripted = true, vars = BUSY }: Way = {}) {
  const fan = newFan();
  const context = authContextBy({ address, vars, now: Date.now() });
  const outcome = captureOutcome(signUp(context, { ...fan, proof }, isScripted));
  return { fan, outcome };
}

it('above a number of sign-ups an hour from all addresses, the API asks for a proof of work', async () => {
  expect((await join().outcome).ok).toBe(true);
  const { fan, outcome } = join();
  expect(await outcome).toMatchObject({ ok: false, status: 403, needs_proof: true });
  expect(await findByLogin(database, fan.email)).toBeUndefined();
  const proof = await solveProof();
  expect((await join({ proof }).outcome).ok).toBe(true);
  // A proof is accepted once.
  expect(await join({ proof }).outcome).toMatchObject({ ok: false, status: 400 });
  expect(await join({ proof: '{}' }).outcome).toMatchObject({ ok: false, status: 400 });
});

it('a refused sign-up does not count in the limits of all sign-ups', async () => {
  const vars = { ...BUSY, SIGNUPS_TO_APPROVE_PER_DAY: 1 };
  const refuse = async (isScripted: boolean) => {
    const context = authContextBy({ address: newAddress(), vars, now: Date.now() });
    const fan = newFan();
    const input = { ...fan, password: fan.email, proof: '' };
    expect(await captureOutcome(signUp(context, input, isScripted))).toMatchObject({ status: 400 });
  };
  await refuse(true);
  expect((await join({ vars }).outcome).ok).toBe(true);
  await refuse(false);
  expect((await join({ vars, isScripted: false }).outcome).ok).toBe(true);
});

it('a sign-up without scripts above the hourly number waits for a moderator, and gets no mail', async () => {
  await join().outcome;
  const before = await rowCount('mails');
  const { fan, outcome } = join({ isScripted: false });
  expect(await outcome).toMatchObject({ ok: true, account: { username: fan.username } });
  expect(await rowCount('mails')).toBe(before);
  const { id, awaits_approval } = (await findByLogin(database, fan.email))!;
  expect(awaits_approval).toBe(true);
  expect(await findSubjectCase(database, 0, { kind: 'users', id })).toMatchObject({
    state: 'open',
  });
});

it('the sign-ups that wait for a moderator are limited per day', async () => {
  const vars = { ...BUSY, SIGNUPS_TO_APPROVE_PER_DAY: 2 };
  for (let time = 0; time < 3; time += 1) await join({ isScripted: false, vars }).outcome;
  expect(await join({ isScripted: false, vars }).outcome).toMatchObject({ status: 429 });
});

it('mails above the site’s limit wait, and mails to unconfirmed addresses delay no other mails', async () => {
  const { sent, env: platform } = mailbox();
  const limits = { ...platform, MAILS_TO_UNCONFIRMED_PER_HOUR: 2, MAILS_PER_HOUR_IN_ALL: 3 };
  const vars = { SIGNUPS_WITHOUT_PROOF_PER_HOUR: 100 };
  for (let time = 0; time < 3; time += 1) await join({ vars }).outcome;
  await runDue(['mail'], limits);
  expect(sent).toHaveLength(2);
  const due = () => env.DB.exec("UPDATE jobs SET run_at = 0 WHERE kind = 'mail'");
  await runDue(['mail'], limits);
  expect(sent).toHaveLength(2);
  // The attempts of a waiting mail do not count.
  expect(await rowCount('jobs', "kind = 'mail' AND attempts = 0 AND run_at > 0")).toBe(1);
  // The limit depends on the recipient, not on the kind of mail.
  await env.DB.exec("UPDATE mails SET key = 'password x' WHERE sent_at IS NULL");
  await due();
  await runDue(['mail'], limits);
  expect(sent).toHaveLength(2);
  await env.DB.exec(
    'UPDATE users SET email_confirmed_at = 1 WHERE id IN (SELECT user_id FROM mails WHERE sent_at IS NULL)',
  );
  await due();
  await runDue(['mail'], limits);
  expect(sent).toHaveLength(3);
});

it('1,000 sign-ups by robots from 500 addresses send 50 mails at most, and a member still signs up within 5 s', async () => {
  const addresses = Array.from({ length: 500 }, newAddress);
  for (let time = 0; time < 1000; time += 1) {
    const address = addresses[time % 500]!;
    // Every second robot posts the form without scripts, and each fortieth computes a proof.
    const isScripted = time % 2 === 0;
    const proof = time % 40 === 0 ? await solveProof() : '';
    await join({ address, proof, isScripted, vars: LIMITS }).outcome;
  }
  const start = performance.now();
  const proof = await solveProof();
  const context = authContextBy({
    address: newAddress(),
    passwords: createPasswords(),
    vars: LIMITS,
    now: Date.now(),
  });
  const member = newFan();
  const { account } = await signUp(context, { ...member, proof });
  const took = performance.now() - start;
  expect(account.username).toBe(member.username);
  expect(took).toBeLessThan(5000);
  const { sent, env: platform } = mailbox();
  await runDue(['mail'], { ...platform, ...LIMITS });
  // 30 without a proof, 24 with one, and the member.
  expect(await rowCount('mails')).toBe(55);
  expect(sent.length).toBe(50);
}, 120_000);
