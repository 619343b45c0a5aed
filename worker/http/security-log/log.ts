/** The security log: one line per request that concerns an account's security or was refused. docs/security-log.md */
import { findResolvedSession, getLoggedSubject } from '../../accounts/session/resolve.ts';
import { findRoute } from '../../api/app.ts';
import { findForm } from '../../pages/form-post.ts';
import { clientAddress } from '../request/client-address.ts';
import { type LoggedOutcome, captureOutcome } from './outcome.ts';
import { shortenPath, shortenAddress } from './shortened.ts';

/** A line of the log, without user input and secrets. */
interface Line {
  event: 'security';
  /** The event, such as 'log-in'; 'request' for any other request that was refused. */
  what: string;
  outcome: LoggedOutcome;
  status: number;
  /** The affected account, if known; also for a failed log-in. */
  account?: number | undefined;
  address: string;
  request: string;
  method: string;
  path: string;
}

function decodePathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The security event of a request, which its API route or form declares. */
function findSecurityEvent({ method }: Request, pathname: string): string | undefined {
  const form = method === 'POST' ? findForm(pathname) : undefined;
  return (form ?? findRoute(method, pathname))?.securityEvent;
}

/** Writes a line for requests with a security event, and for any other that got 403 or 429. */
export async function logSecurity(request: Request, { status }: Response): Promise<void> {
  const pathname = decodePathname(new URL(request.url).pathname);
  const outcome = captureOutcome(status);
  const refused = outcome === 'refused' || outcome === 'limited';
  const what = findSecurityEvent(request, pathname) ?? (refused ? 'request' : undefined);
  if (what === undefined) return;
  const session = await findResolvedSession(request)?.catch(() => null);
  const line: Line = {
    event: 'security',
    what,
    outcome,
    status,
    account: getLoggedSubject(request) ?? session?.account.id,
    address: shortenAddress(clientAddress(request)),
    request: request.headers.get('CF-Ray') ?? crypto.randomUUID(),
    method: request.method,
    path: shortenPath(pathname),
  };
  // Not by `log`, which reports failures.
  console.log(JSON.stringify(line));
}
