import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { medianRate } from './measure-rates.ts';
import { sendRequests } from './requests.ts';

it('takes the median of each figure by itself', () => {
  const rates = [
    { perSecond: 100, cpuMs: 3 },
    { perSecond: 300, cpuMs: 1 },
    { perSecond: 200, cpuMs: 2 },
  ];
  expect(medianRate(rates)).toEqual({ perSecond: 200, cpuMs: 2 });
  expect(medianRate([{ perSecond: 100 }])).toEqual({ perSecond: 100, cpuMs: undefined });
});

it('counts the answers that came', async () => {
  let answers = 0;
  const url = await serve(200, () => (answers += 1));
  const { requests, ms } = await sendRequests(url, 50);
  expect(requests).toBe(answers);
  expect(ms).toBeGreaterThanOrEqual(50);
});

it('takes no error for an answer', async () => {
  await expect(sendRequests(await serve(503), 50)).rejects.toThrow('answered 503.');
});

it('puts nothing under load but this machine', async () => {
  await expect(sendRequests('http://example.com/', 50)).rejects.toThrow('is not at 127.0.0.1');
});

async function serve(status: number, onRequest?: () => void): Promise<string> {
  const server = createServer((_, answer) => {
    onRequest?.();
    answer.writeHead(status).end('answer');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
