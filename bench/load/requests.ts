import { Agent, get } from 'node:http';

/** Kept open side by side: enough that a server on one thread is never without a request. */
const CONNECTIONS = 16;

export interface Sent {
  requests: number;
  /** What they took together. */
  ms: number;
}

/**
 * Asks for an address again and again, as one who has neither cookies nor a cache.
 * @param url on this machine
 * @param forMs how long, about
 * @throws where the host is another, or an answer is not 200
 */
export async function sendRequests(url: string, forMs: number): Promise<Sent> {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${url} is not at 127.0.0.1.`);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let requests = 0;
  async function sendInARow() {
    while (performance.now() - start < forMs) {
      await readAnswer(url, agent);
      requests += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendInARow));
    return { requests, ms: performance.now() - start };
  } finally {
    agent.destroy();
  }
}

function readAnswer(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const { statusCode } = answer;
      if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}.`));
      answer.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
