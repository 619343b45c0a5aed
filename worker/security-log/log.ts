/** The security log: a line for each deed by which accounts are attacked or defended. docs/security-log.md */
import { clientAddress } from '../request/client-address.ts';
import { knownSession } from '../session/resolve.ts';
import { subjectOf } from '../session/subject.ts';
import { deedOf, type Outcome, outcomeOf } from './deeds.ts';
import { shapeOf, shortened } from './shortened.ts';

/** A line of the log. It has nothing that a user typed, and no secret. */
interface Line {
  event: 'security';
  /** Which deed: 'log-in'. A request of no such deed that was refused is a 'request'. */
  what: string;
  outcome: Outcome;
  status: number;
  /** The id of the account it is about, where that is known: also of one that somebody failed to log in to. */
  account?: number | undefined;
  /** The network that the request came from: see `shortened`. */
  address: string;
  /** The platform's id of the request (`CF-Ray`), else one made here. */
  request: string;
  method: string;
  path: string;
}

/** A path as the API's router reads it. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Writes a line where a request was one of the deeds, or was refused by 403 or by a limit. */
export async function logSecurity(request: Request, { status }: Response): Promise<void> {
  const pathname = decoded(new URL(request.url).pathname);
  const outcome = outcomeOf(status);
  const refused = outcome === 'refused' || outcome === 'limited';
  const what = deedOf(request.method, pathname) ?? (refused ? 'request' : undefined);
  if (what === undefined) return;
  const session = await knownSession(request)?.catch(() => null);
  const line: Line = {
    event: 'security',
    what,
    outcome,
    status,
    account: subjectOf(request) ?? session?.account.id,
    address: shortened(clientAddress(request)),
    request: request.headers.get('CF-Ray') ?? crypto.randomUUID(),
    method: request.method,
    path: shapeOf(pathname),
  };
  // Not by `log`: nothing went wrong here.
  console.log(JSON.stringify(line));
}
