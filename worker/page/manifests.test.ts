import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anotherBuild,
  answers,
  fragment,
  type Handler,
  manifest,
  released,
  revisit,
  stateIn,
  visit,
} from '../test/visit.ts';

/** How long a manifest is kept, in ms. */
const KEPT = 10_000;

const healthy: Handler = () => anotherBuild(manifest);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The build that a page of another part names, after a time in ms. */
async function neighbourSees(section: Handler, after: number): Promise<string | undefined> {
  vi.setSystemTime(Date.now() + after);
  const page = await revisit('/', section);
  return stateIn(await page.text()).manifests['history']?.build;
}

it('is asked for again when it is old', async () => {
  await visit('/', healthy);
  const newer: Handler = () => anotherBuild(released('bbbb'));
  expect(await neighbourSees(newer, KEPT - 1)).toBe('aaaa');
  expect(await neighbourSees(newer, 1)).toBe('bbbb');
});

it('is as new as the last page that its build rendered', async () => {
  await visit('/', healthy);
  vi.setSystemTime(Date.now() + KEPT - 1);
  const page = answers(() => fragment('<h1>2011-12</h1>'));
  await revisit('/history/2011-12', page);
  const section = vi.fn(healthy);
  await neighbourSees(section, KEPT - 1);
  expect(section).not.toHaveBeenCalled();
});

it.each<[string, Handler]>([
  ['hangs', () => new Promise(() => {})],
  ['fails', () => new Response('', { status: 500 })],
])('of a section that %s is the last one, and asked for by one visit in a while', async (_, is) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await visit('/', healthy);
  const section = vi.fn(is);
  const seen = [
    await neighbourSees(section, KEPT),
    await neighbourSees(section, 0),
    await neighbourSees(section, KEPT - 1),
  ];
  expect(seen).toEqual(['aaaa', 'aaaa', 'aaaa']);
  expect(section).toHaveBeenCalledTimes(1);
  await neighbourSees(section, 1);
  expect(section).toHaveBeenCalledTimes(2);
});
