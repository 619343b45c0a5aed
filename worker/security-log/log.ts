/** The security log: one line per request that concerns an account's security or was refused. docs/security-log.md */
import { clientAddress } from '../request/client-address.ts';
import { knownSession, subjectOf } from '../session/resolve.ts';
import { deedOf, type Outcome, outcomeOf } from './deeds.ts';
import { shapeOf, shortened } from './shortened.ts';

/** A line of the log, without user input and secrets. */
interface Line {
  event: 'security';
  /** The event, such as 'log-in'; 'request' for any other request that was refused. */
  what: string;
  outcome: Outcome;
  status: number;
  /** The affected account, if known; also for a failed log-in. */
  account?: number | undefined;
  address: string;
  request: string;
  method: string;
  path: string;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Writes a line for requests in `DEEDS`, and for any other that got 403 or 429. */
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
  // Not by `log`, which reports failures.
  console.log(JSON.stringify(line));
}
