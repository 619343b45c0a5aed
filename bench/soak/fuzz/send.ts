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
  /** Until the end of the response. */
  ms: number;
  /** Why there is no response. */
  error?: string;
}

/** @param connections at most at a time */
export const newAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections });

/** Never rejects. */
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
