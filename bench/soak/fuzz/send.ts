/** Sends calls as they are: `fetch` would put addresses and headers right. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Call } from './calls.ts';

/** ms until a whole response is late. */
export const HANG = 5000;

export interface Received {
  /** 0 without a response. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  ms: number;
  error?: string;
}

export const newAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections });

export function send(origin: string, agent: Agent, call: Call): Promise<Received> {
  const { method, path, body, headers } = call;
  const { hostname, port } = new URL(origin);
  const begin = performance.now();
  return new Promise((resolve) => {
    const none = (error: string) =>
      resolve({ status: 0, headers: {}, text: '', ms: performance.now() - begin, error });
    const length = body && !headers['transfer-encoding'] && { 'content-length': body.byteLength };
    const sent = request(
      { hostname, port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', ({ message }) => none(message));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const ms = performance.now() - begin;
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, text, ms });
        });
      },
    );
    sent.setTimeout(HANG, () => sent.destroy(new Error(`nothing came in ${HANG} ms`)));
    sent.on('error', ({ message }) => none(message));
    sent.end(body);
  });
}

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
