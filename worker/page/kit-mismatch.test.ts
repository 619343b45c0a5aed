import { afterEach, expect, it, vi } from 'vitest';
import {
  answers,
  fragment,
  type Handler,
  manifest,
  released,
  revisit,
  stateIn,
  visit,
} from '../test/visit.ts';

const tooNew = released('bbbb', { kit: '1.2.0' });
const line = expect.stringMatching(/"section":"history".*build bbbb was built for kit 1\.2\.0/);

afterEach(() => vi.restoreAllMocks());

it('does not ask a section for a page that the shell cannot run', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const rendered = vi.fn<Handler>(() => fragment('<h1>Of tomorrow</h1>'));
  const response = await visit('/history/2011-12', answers(rendered, tooNew));
  expect(response.status).toBe(503);
  expect(stateIn(await response.text()).unavailable).toEqual(['history']);
  expect(rendered).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith(line);
});

it('shows no page of a section that was released a moment ago, until it is rolled back', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const today = answers(() => fragment('<h1>Of today</h1>'));
  await visit('/history/2011-12', today);
  const released = answers(() => fragment('<h1>Of tomorrow</h1>'), tooNew);
  const response = await revisit('/history/2011-12', released);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).not.toContain('Of tomorrow');
  expect(stateIn(html).unavailable).toEqual(['history']);
  expect(log).toHaveBeenCalledWith(line);
  const rolledBack = await revisit('/history/2011-12', today);
  expect(await rolledBack.text()).toContain('Of today');
});

it('runs a section that was built for an older minor of the kit', async () => {
  const older = { ...manifest, kit: '1.0.0' };
  const section = answers(() => fragment('<h1>Of yesterday</h1>'), older);
  expect((await visit('/history/2011-12', section)).status).toBe(200);
});
