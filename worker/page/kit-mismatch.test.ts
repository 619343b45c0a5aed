import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { manifest, readPage, released, rendering, revisit } from '../test/visit.ts';

const PAGE = '/history/2011-12';
const SCRIPT = '<link rel="modulepreload" href="/mf/history/';

let logged: Record<string, unknown>[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    const line = JSON.parse(text) as Record<string, unknown>;
    if ('section' in line) logged.push(line);
  });
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['a newer minor', '1.2.0'],
  ['another major', '0.9.0'],
])('serves the page of a section that was built for %s to be read', async (_, kit) => {
  const section = rendering('<h1>Other</h1>', { status: 404 }, released('bbbb', { kit }));
  const { status, html, state } = await readPage(PAGE, section);
  expect(status).toBe(404);
  expect(html).toContain('<main><h1>Other</h1></main>');
  expect(state.unavailable).toEqual([]);
  // Its scripts would not run.
  expect(html).not.toContain(SCRIPT);
  const fault = `built for kit ${kit}, the shell offers 1.1.0`;
  const line = { event: 'section.kit', section: 'history', build: 'bbbb', fault };
  expect(logged).toEqual([expect.objectContaining(line)]);
  // They are asked for again as soon as it is rolled back.
  const today = await revisit(PAGE, rendering('<h1>Of today</h1>'));
  expect(await today.text()).toContain(SCRIPT);
  expect(logged).toHaveLength(1);
});

it('shows its widget on home, where nothing of it runs', async () => {
  const tomorrow = released('bbbb', { kit: '1.2.0' });
  const { html, state } = await readPage('/home', rendering('Of tomorrow', {}, tomorrow));
  expect(html).toContain('Of tomorrow');
  expect(state.clientRendered).toEqual([]);
  expect(logged).toEqual([]);
});

it.each([
  ['the same', 'kkkk', []],
  ['another', 'llll', ['history']],
  ['an unknown', undefined, ['history']],
])('has the browser render what %s kit rendered, or hydrate it', async (_, kit, expected) => {
  const section = rendering('<h1>2011-12</h1>', {}, { ...manifest, rendering: kit });
  const { html, state } = await readPage(PAGE, section);
  expect(state.clientRendered).toEqual(expected);
  expect(html).toContain(SCRIPT);
});
