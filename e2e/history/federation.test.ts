import { expect, it } from 'vitest';
import type { SectionManifest } from '../../worker/contract/pages/page.ts';
import { signUp } from '../accounts/account.ts';
import { watchScripts } from '../scripts.ts';
import { federated, hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('the page runs the code of the build that rendered it, and starts Module Federation after an intent', async () => {
  const page = await visits.open('about:blank');
  await page.goto('/news');
  await hydrated(page);
  await idle(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((url) => /federation|remoteEntry/.test(url))).toEqual([]);
  const manifest = await page.evaluate(async () => (await fetch('/mf/news/section.json')).json());
  const { build, entry, exposed } = manifest as SectionManifest;
  await federated(page, 'news');
  const asked = await page.evaluate(() => ({
    hydratedAt: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith('.js')),
  }));
  const ofSection = asked.scripts.filter(({ path }) => path.startsWith('/mf/'));
  expect(new Set(ofSection.map(({ path }) => path.split('/')[3]))).toEqual(new Set([build]));
  const early = asked.scripts.filter(({ startTime }) => startTime < asked.hydratedAt);
  expect(early.map(({ path }) => path)).toEqual([expect.stringMatching(/client/), exposed]);
  // The page runs the module that Module Federation has.
  const same = await page.evaluate(`Promise.all([import('${entry}'), import('${exposed}')])
    .then(async ([{ get }, { mount }]) => (await get('./section'))().mount === mount)`);
  expect(same).toBe(true);
});

it('sections opened one after the other share one copy of React and of the kit’s session store', async () => {
  const page = await visits.open('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/history/2011-12');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByText('News').click();
  await page.getByRole('heading', { name: 'News', level: 1 }).waitFor();
  const sources = (await scripts()).map(({ text }) => text);
  // Each copy of React has the address of its error page.
  expect(sources.filter((source) => source.includes('react.dev/errors/'))).toHaveLength(1);
  // Each copy of the kit's session store has the name of its channel.
  expect(sources.filter((source) => /BroadcastChannel\(.session.\)/.test(source))).toHaveLength(1);
});

it('a visit to a page without a form loads no code for forms', async () => {
  const page = await visits.open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forms = () => asked.filter((path) => path.startsWith('/assets/forms'));
  await page.goto('/history/2011-12');
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith('/mf/history/'))).not.toEqual([]);
  expect(forms()).toEqual([]);
  await signUp(page);
  await page.goto('/news/new');
  await hydrated(page);
  expect(forms()).not.toEqual([]);
});
