import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { createProofChallenge, requireProof } from './proof-of-work.ts';

const database = drizzle(env.DB);

async function solved(change: (proof: Proof) => void = () => {}): Promise<string> {
  const challenge = await createProofChallenge(database);
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  change(proof as Proof);
  return JSON.stringify(proof);
}

interface Proof {
  challenge: Awaited<ReturnType<typeof createProofChallenge>>;
  solution: { counter: number; derivedKey: string };
}

it('a proof of work is accepted a single time', async () => {
  const proof = await solved();
  await requireProof(database, proof);
  await expect(requireProof(database, proof)).rejects.toMatchObject({ status: 400 });
});

it('an expired proof of work is refused', async () => {
  const proof = await solved();
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
  await expect(requireProof(database, proof)).rejects.toMatchObject({ status: 400 });
  vi.useRealTimers();
});

it.each<[string, (proof: Proof) => void]>([
  ['another key', ({ solution }) => void (solution.derivedKey = '00'.repeat(32))],
  ['another count', ({ solution }) => void (solution.counter += 1)],
  ['an easier challenge', ({ challenge }) => void (challenge.parameters.keyPrefix = '00')],
  ['a later end', ({ challenge }) => void (challenge.parameters.expiresAt! += 1)],
])('a proof of work with %s is refused', async (_, change) => {
  await expect(requireProof(database, await solved(change))).rejects.toMatchObject({ status: 400 });
});

it.each(['', '{', 'null', '[]', '{"challenge":{"parameters":{}}}'])(
  'a text that is no proof of work is refused: %s',
  async (proof) => {
    await expect(requireProof(database, proof)).rejects.toMatchObject({ status: 400 });
  },
);
