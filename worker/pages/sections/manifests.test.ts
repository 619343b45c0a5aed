import type { Health } from '@desert/contract/pages/health';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anotherBuild,
  type Handler,
  manifest,
  released,
  rendering,
  revisit,
  visit,
} from '../../test/visit.ts';

/** How long a manifest is kept, in ms. */
const KEPT = 10_000;

const healthy: Handler = () => anotherBuild(manifest);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The build that `/api/health/` names once `after` ms have passed. */
async function buildSeen(section: Handler, after: number): Promise<string | null | undefined> {
  vi.setSystemTime(Date.now() + after);
  const response = await revisit('/api/health/', section);
  return (await response.json<Health>()).builds.sections['history'];
}

it('a section’s manifest is requested again after 10 s', async () => {
  await visit('/api/health/', healthy);
  const newer: Handler = () => anotherBuild(released('bbbb'));
  expect(await buildSeen(newer, KEPT - 1)).toBe('aaaa');
  expect(await buildSeen(newer, 1)).toBe('bbbb');
});

it('a section’s manifest counts as new when its build rendered a page', async () => {
  await visit('/api/health/', healthy);
  vi.setSystemTime(Date.now() + KEPT - 1);
  await revisit('/history/2011-12', rendering('<h1>2011-12</h1>'));
  const section = vi.fn(healthy);
  await buildSeen(section, KEPT - 1);
  expect(section).not.toHaveBeenCalled();
});

it.each<[string, Handler]>([
  ['hangs', () => new Promise(() => {})],
  ['fails', () => new Response('', { status: 500 })],
])(
  'the last manifest of a section that %s stays in use, and is requested again after a pause',
  async (_, is) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await visit('/api/health/', healthy);
    const section = vi.fn(is);
    const seen = [
      await buildSeen(section, KEPT),
      await buildSeen(section, 0),
      await buildSeen(section, KEPT - 1),
    ];
    expect(seen).toEqual(['aaaa', 'aaaa', 'aaaa']);
    expect(section).toHaveBeenCalledTimes(1);
    await buildSeen(section, 1);
    expect(section).toHaveBeenCalledTimes(2);
  },
);
