import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fragment, manifest, released, revisit, stateIn, visit } from '../test/visit.ts';

const PAGE = '/history/2011-12';
const SCRIPT = '<link rel="modulepreload" href="/mf/history/';
const tooNew = released('bbbb', { kit: '1.2.0' });
const tomorrow = answers(() => fragment('<h1>Of tomorrow</h1>', { status: 404 }), tooNew);

/** The lines in the log about sections. */
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
  const section = answers(
    () => fragment('<h1>Of another day</h1>', { status: 404 }),
    released('bbbb', { kit }),
  );
  const response = await visit(PAGE, section);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('<main><h1>Of another day</h1></main>');
  expect(stateIn(html).unavailable).toEqual([]);
  // Its scripts would not run.
  expect(html).not.toContain(SCRIPT);
  expect(logged).toEqual([
    expect.objectContaining({
      event: 'section.kit',
      section: 'history',
      build: 'bbbb',
      fault: `built for kit ${kit}, the shell offers 1.1.0`,
    }),
  ]);
});

it('asks for its scripts again as soon as it is rolled back', async () => {
  await visit(PAGE, tomorrow);
  const today = answers(() => fragment('<h1>Of today</h1>'));
  const html = await (await revisit(PAGE, today)).text();
  expect(html).toContain('Of today');
  expect(html).toContain(SCRIPT);
  expect(logged).toHaveLength(1);
});

it('shows its widget on home, where nothing of it runs', async () => {
  const html = await (await visit('/home', tomorrow)).text();
  expect(html).toContain('Of tomorrow');
  expect(stateIn(html).clientRendered).toEqual([]);
  expect(logged).toEqual([]);
});

it('runs a section that was built for an older minor of the kit', async () => {
  const section = answers(() => fragment('<h1>Of yesterday</h1>'), { ...manifest, kit: '1.0.0' });
  expect(await (await visit(PAGE, section)).text()).toContain(SCRIPT);
});

it.each([
  ['the same', 'kkkk', []],
  ['another', 'llll', ['history']],
  ['an unknown', undefined, ['history']],
])('has the browser render what %s kit rendered, or hydrate it', async (_, rendering, expected) => {
  const section = answers(() => fragment('<h1>2011-12</h1>'), { ...manifest, rendering });
  const html = await (await visit(PAGE, section)).text();
  expect(stateIn(html).clientRendered).toEqual(expected);
  expect(html).toContain(SCRIPT);
});
