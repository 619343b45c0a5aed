/** What holds for every response. */
import type { Call } from './calls.ts';
import { HANG, type Received } from './send.ts';

const SECURITY = ['content-security-policy', 'x-content-type-options', 'x-frame-options'];

/** A stack, the database, its queries. */
const INSIDE = /\n\s+at .+:\d+:\d+|D1_ERROR|SQLITE_|Failed query|DrizzleQueryError|TypeError:/;

/** @returns undefined for a good response */
export function faultOf({ method, path }: Call, received: Received): string | undefined {
  const { status, headers, text, ms, error } = received;
  if (status === 0) return `no response: ${error}`;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (ms > HANG) return `took ${Math.round(ms)} ms`;
  const missing = SECURITY.find((name) => !headers[name]);
  if (missing) return `${status} without ${missing}`;
  const type = headers['content-type'] ?? '';
  if (/json|html/.test(type) && INSIDE.test(text))
    return `${status} tells of the inside: ${INSIDE.exec(text)?.[0]}`;
  const isApi = /^\/api(\/|\?|$)/.test(path);
  if (!isApi || text === '' || method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `${status} of the API is '${type}'`;
  return status >= 400 && !hasErrors(text)
    ? `${status} has no errors: ${text.slice(0, 200)}`
    : undefined;
}

/** Whether a body is `{"errors": {"<field>": "<message>"}}`. */
function hasErrors(text: string): boolean {
  try {
    const { errors } = JSON.parse(text) as { errors: Record<string, unknown> };
    const messages = Object.values(errors);
    return messages.length > 0 && messages.every((message) => typeof message === 'string');
  } catch {
    return false;
  }
}
