import { tooManyAtOnce } from '../rate-limits/rate-limit.ts';
import { clientAddress, connectionOf } from '../request/client-address.ts';
/** Password hashes, one at a time: each keeps the isolate's thread busy for 170 ms. Why so: docs/decisions/0048-hashes-in-turn.md. */
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import type { Passwords } from './passwords.ts';
import { createTurns } from './turns.ts';
import { caseFolded } from './users.ts';

const turns = createTurns({ perKey: 10, inAll: 20 });

/** Refuses at once, before anything is read or written, who would find no place for a hash. */
export function refuseWithoutPlace(context: AuthContext, email: string): AuthError | undefined {
  return turns.hasRoom(keysOf(context, email)) ? undefined : tooManyAtOnce();
}

/**
 * Hashes when all who came before are done.
 * @param email whose password it is, or is to be
 * @returns what `hash` does; or 429 where the account, the address or the isolate has too many who wait
 */
export async function hashInTurn<T>(
  context: AuthContext,
  email: string,
  hash: (passwords: Passwords) => Promise<T>,
): Promise<{ ok: true; done: T } | AuthError> {
  const turn = await turns.take(keysOf(context, email), () => hash(context.passwords));
  return turn ? { ok: true, done: turn.done } : tooManyAtOnce();
}

function keysOf({ request }: AuthContext, email: string): string[] {
  return [`account ${caseFolded(email)}`, `address ${connectionOf(clientAddress(request))}`];
}
