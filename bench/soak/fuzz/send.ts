/** Sends calls as they are: `fetch` would put addresses and headers right. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Call } from './calls.ts';

/** How long an answer may take, all of it, in ms. */
export const HANG = 5000;

export interface Answer {
  /** 0 where there was none. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Until all of it was there. */
  ms: number;
  /** Why there was no answer. */
  error?: string;
}

/** @param connections at most at a time */
export const newAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a call and reads all of its answer; never rejects. */
export function send(origin: string, agent: Agent, call: Call): Promise<Answer> {
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
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text, ms });
        });
      },
    );
    sent.setTimeout(HANG, () => sent.destroy(new Error(`nothing came in ${HANG} ms`)));
    sent.on('error', ({ message }) => none(message));
    sent.end(body);
  });
}
