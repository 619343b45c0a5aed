import { withdraw } from '../../accounts/attempts.ts';
import { admitWrite } from '../../accounts/limits.ts';
import type { Refusal } from './posted.ts';
import type { Writer } from './write-record.ts';

/** Lets an account write several times, or not at all: one post counts as the requests of a script would. */
export async function admitWrites(
  { database, env, user_id, demo }: Writer,
  count: number,
): Promise<Refusal | undefined> {
  const admitted: number[] = [];
  while (admitted.length < count) {
    const admission = await admitWrite(database, env, user_id, { demo });
    if (!admission.ok) {
      for (const id of admitted) await withdraw(database, id);
      const { ok: _, ...refusal } = admission;
      return refusal;
    }
    admitted.push(admission.id);
  }
  return undefined;
}
