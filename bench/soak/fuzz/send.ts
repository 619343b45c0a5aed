/** Sends calls unchanged, by `node:http`: `fetch` would normalize addresses and headers. */
import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { countResponse, type Result } from '../report.ts';
import type { Call } from './calls.ts';

const HANG = 5000;

interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  ms: number;
  error?: string;
}

export async function sendCounted(
  result: Result,
  name: string,
  ...[origin, agent, call]: Parameters<typeof send>
): Promise<Received> {
  const received = await send(origin, agent, call);
  countResponse(result, received.status, received.ms);
  const fault = faultOf(call, received);
  if (fault) result.faults.push(`${name}${call.method} ${call.path.slice(0, 120)}: ${fault}`);
  return received;
}

async function send(origin: string, agent: Agent, call: Call): Promise<Received> {
  const { method, path, body, headers } = call;
  const { hostname, port } = new URL(origin);
  const length = body && !headers['transfer-encoding'] && { 'content-length': body.byteLength };
  const begin = performance.now();
  const msSoFar = () => performance.now() - begin;
  const options = { hostname, port, agent, method, path, headers: { ...headers, ...length } };
  const sent = request(options).end(body);
  sent.setTimeout(HANG, () => sent.destroy(new Error(`nothing came in ${HANG} ms`)));
  // An error can also follow the start of the response.
  sent.on('error', () => {});
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers: received } = response;
    return { status, headers: received, text: await readText(response), ms: msSoFar() };
  } catch (error) {
    return { status: 0, headers: {}, text: '', ms: msSoFar(), error: String(error) };
  }
}

const SECURITY = ['content-security-policy', 'x-content-type-options', 'x-frame-options'];

/** Signs of a leaked stack trace, database error or query. */
const INSIDE = /\n\s+at .+:\d+:\d+|D1_ERROR|SQLITE_|Failed query|DrizzleQueryError|TypeError:/;

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
  // Lists are downloads, too.
  if (!/^(application\/json|text\/csv)/.test(type)) return `${status} of the API is '${type}'`;
  return status >= 400 && !hasErrors(text)
    ? `${status} has no errors: ${text.slice(0, 200)}`
    : undefined;
}

function hasErrors(text: string): boolean {
  try {
    const { errors } = JSON.parse(text) as { errors: Record<string, unknown> };
    const messages = Object.values(errors);
    return messages.length > 0 && messages.every((message) => typeof message === 'string');
  } catch {
    return false;
  }
}
