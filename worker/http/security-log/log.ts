/** The security log: one line per request that concerns an account's security or was refused. docs/security-log.md */
import { knownSession, subjectOf } from '../../accounts/session/resolve.ts';
import { findRoute } from '../../api/app.ts';
import { formAt } from '../../pages/form-post.ts';
import { clientAddress } from '../request/client-address.ts';
import { type Outcome, captureOutcome } from './outcome.ts';
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

/** The security event of a request, which its API route or form declares. */
function findSecurityEvent({ method }: Request, pathname: string): string | undefined {
  const form = method === 'POST' ? formAt(pathname) : undefined;
  return (form ?? findRoute(method, pathname))?.securityEvent;
}

/** Writes a line for requests with a security event, and for any other that got 403 or 429. */
export async function logSecurity(request: Request, { status }: Response): Promise<void> {
  const pathname = decoded(new URL(request.url).pathname);
  const outcome = captureOutcome(status);
  const refused = outcome === 'refused' || outcome === 'limited';
  const what = findSecurityEvent(request, pathname) ?? (refused ? 'request' : undefined);
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
