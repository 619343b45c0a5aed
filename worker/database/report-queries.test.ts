import { expect, it } from 'vitest';
import { createEdge } from '../edge.ts';
import type { Env } from '../env.ts';
import { context } from '../test/background.ts';
import { shell } from '../test/shell.ts';
import { edgeEnv } from '../test/visit.ts';

it('an edge that counts queries says how many its isolate has made, and others say nothing', async () => {
  const edge = createEdge(shell);
  const queries = async (more: Partial<Env>) => {
    const request = new Request('https://desert.test/robots.txt');
    const { headers } = await edge.fetch(request, edgeEnv(undefined, undefined, more), context);
    return /queries;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1];
  };
  const counting = { REPORT_ROWS_READ: '1' };
  const before = Number(await queries(counting));
  const request = new Request('https://desert.test/api/history/teams/');
  await edge.fetch(request, edgeEnv(undefined, undefined, counting), context);
  expect(Number(await queries(counting)) - before).toBe(1);
  expect(await queries({})).toBeUndefined();
});
