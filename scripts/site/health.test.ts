import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilHealthy } from './health.ts';

/** A site whose health check succeeds from the third request on. */
let site: Server;
let origin: string;
const asked: (string | undefined)[] = [];

beforeEach(async () => {
  asked.length = 0;
  site = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(asked.length < 3 ? 503 : 200).end();
  }).listen(0);
  await once(site, 'listening');
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterEach(() => void site.close());

it('the health check waits until the site and its database respond', async () => {
  const ended = new Promise<number>(() => {});
  expect(await untilHealthy({ ready: Promise.resolve(origin), ended })).toBe(origin);
  expect(asked).toEqual(Array(3).fill('/api/health'));
});

it('the health check gives up if the Workers exit, or don’t respond in time', async () => {
  const ready = Promise.resolve(origin);
  const ended = Promise.resolve(1);
  await expect(untilHealthy({ ready, ended })).rejects.toThrow('The Workers ended.');
  const running = { ready: Promise.resolve(origin), ended: new Promise<number>(() => {}) };
  asked.length = 0;
  await expect(untilHealthy(running, -1)).rejects.toThrow('does not answer at /api/health.');
});
