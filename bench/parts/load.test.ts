import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { measureRate, medianRate } from './load.ts';

it('takes the median of each figure by itself', () => {
  const rates = [
    { perSecond: 100, cpuMs: 3 },
    { perSecond: 300, cpuMs: 1 },
    { perSecond: 200, cpuMs: 2 },
  ];
  expect(medianRate(rates)).toEqual({ perSecond: 200, cpuMs: 2 });
  expect(medianRate([{ perSecond: 100 }])).toEqual({ perSecond: 100, cpuMs: undefined });
});

it('counts the responses that came', async () => {
  let responses = 0;
  const { perSecond } = await measureRate(await serve(200, () => (responses += 1)), 50);
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(responses * 20);
});

it('takes no error for a response, and puts only this machine under load', async () => {
  await expect(measureRate(await serve(503), 50)).rejects.toThrow('answered 503.');
  await expect(measureRate('http://example.com/', 50)).rejects.toThrow('is not at 127.0.0.1');
});

async function serve(status: number, onRequest?: () => void): Promise<string> {
  const server = createServer((_, response) => {
    onRequest?.();
    response.writeHead(status).end('text');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
