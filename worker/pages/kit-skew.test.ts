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

it.each([['a later major of the kit', '8.kkkk']])(
  'the page of a section that was built with %s is rendered without its scripts',
  async (_, kit) => {
    const section = rendering('<h1>Other</h1>', { status: 404 }, released('bbbb', { kit }));
    const { status, html, state } = await readPage(PAGE, section);
    expect(status).toBe(404);
    expect(html).toContain('<main><h1>Other</h1></main>');
    expect(state.unavailable).toEqual([]);
    // The section’s scripts would not run with the shell’s kit.
    expect(html).not.toContain(SCRIPT);
    const fault = `built with kit ${kit}, the shell has 7.kkkk`;
    const line = { event: 'section.kit', section: 'history', build: 'bbbb', fault };
    expect(logged).toEqual([expect.objectContaining(line)]);
    // They are loaded again once the section is rolled back.
    const today = await revisit(PAGE, rendering('<h1>Of today</h1>'));
    expect(await today.text()).toContain(SCRIPT);
    expect(logged).toHaveLength(1);
  },
);

it('the home page shows the widget of a section that was built with another kit major', async () => {
  const tomorrow = released('bbbb', { kit: '8.kkkk' });
  const { html, state } = await readPage('/home', rendering('Of tomorrow', {}, tomorrow));
  expect(html).toContain('Of tomorrow');
  expect(state.clientRendered).toEqual([]);
  expect(logged).toEqual([]);
});

it.each([
  ['the same kit is hydrated, and nothing is logged', '7.kkkk', [], 0],
  ['another kit is rendered in the browser, and logged once', '7.llll', ['history'], 1],
])('the page of a section that was built with %s', async (_, kit, expected, lines) => {
  const section = rendering('<h1>2011-12</h1>', {}, { ...manifest, kit });
  const { html, state } = await readPage(PAGE, section);
  expect(state.clientRendered).toEqual(expected);
  expect(html).toContain(SCRIPT);
  await revisit(PAGE, section);
  expect(logged).toHaveLength(lines);
  for (const line of logged)
    expect(line).toMatchObject({ event: 'section.kit', section: 'history', kit: 'unequal' });
});
