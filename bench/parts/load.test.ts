import { expect, it } from 'vitest';
import { serve } from '../test/serve.ts';
import { measureRate, medianRate } from './load.ts';

it('the load test computes the median request rate and the median CPU time separately', () => {
  const rates = [
    { perSecond: 100, cpuMs: 3 },
    { perSecond: 300, cpuMs: 1 },
    { perSecond: 200, cpuMs: 2 },
  ];
  expect(medianRate(rates)).toEqual({ perSecond: 200, cpuMs: 2 });
  expect(medianRate([{ perSecond: 100 }])).toEqual({ perSecond: 100, cpuMs: undefined });
});

it('the load test counts no more responses than the server sent', async () => {
  let responses = 0;
  const origin = await serve((_, response) => {
    responses += 1;
    response.end('text');
  });
  const { perSecond } = await measureRate(origin, 50);
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(responses * 20);
});

it('the load test rejects error responses and addresses outside this machine', async () => {
  const busy = await serve((_, response) => void response.writeHead(503).end());
  await expect(measureRate(busy, 50)).rejects.toThrow('answered 503.');
  await expect(measureRate('http://example.com/', 50)).rejects.toThrow('is not at 127.0.0.1');
});
