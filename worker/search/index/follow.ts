import type { Env } from '../../env.ts';
import { log } from '../../log.ts';
import { readToken } from '../../session/token.ts';
import { bringUpToDate } from './advance.ts';

/** How long a request works at the index after its answer, in ms; the cron goes on where that was too short. */
const TIME = 10_000;

/** Has the index follow a change, after its answer. Only who is signed in changes what can be found. */
export function followChange(
  request: Request,
  { status }: Response,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
): void {
  if (['GET', 'HEAD'].includes(request.method) || readToken(request) === undefined) return;
  if (status < 400 || status >= 500) context.waitUntil(workAtIndex(env));
}

/** Works at the index behind an answer, so long in ms; what fails is logged, and done by whoever comes next. */
export async function workAtIndex(env: Pick<Env, 'DB' | 'SEARCH'>, time = TIME): Promise<void> {
  await bringUpToDate(env, time).catch((error: unknown) =>
    log('search.behind', { error: String(error) }),
  );
}
