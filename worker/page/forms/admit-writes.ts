import { withdraw } from '../../accounts/attempts.ts';
import { admitWrite } from '../../accounts/limits.ts';
import { bytesOf } from '../../accounts/written-bytes.ts';
import type { Refusal } from './posted.ts';
import type { Writer } from './write-record.ts';

/**
 * Lets an account write several times, or not at all: one post counts as the requests of a script would.
 * @param written what is stored each time
 */
export async function admitWrites(
  { database, env, user_id, demo }: Writer,
  written: readonly unknown[],
): Promise<Refusal | undefined> {
  const all = written.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0);
  const admitted: number[] = [];
  while (admitted.length < written.length) {
    // Where the last is let in, all are: there are no bytes to give back.
    const bytes = admitted.length === written.length - 1 ? all : 0;
    const admission = await admitWrite(database, env, user_id, { demo, bytes });
    if (!admission.ok) {
      for (const id of admitted) await withdraw(database, id);
      const { ok: _, ...refusal } = admission;
      return refusal;
    }
    admitted.push(admission.id);
  }
  return undefined;
}
