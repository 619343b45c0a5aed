import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { watchScripts } from '../scripts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('runs the code of the build that rendered the page', async () => {
  const page = await visits.open('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/history/2011-12');
  await hydrated(page);
  const manifest = await page.evaluate(async () =>
    (await fetch('/mf/history/section.json')).json(),
  );
  const { build, entry } = manifest as { build: string; entry: string };
  expect(scripts).toContain(entry);
  const builds = scripts
    .filter((path) => path.startsWith('/mf/'))
    .map((path) => path.split('/')[3]);
  expect(new Set(builds)).toEqual(new Set([build]));
});

it('has one React and one kit, the session store in it', async () => {
  const page = await visits.open('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/history/2011-12');
  await hydrated(page);
  const sources = (await scripts()).map(({ text }) => text);
  // The text of React's own error page: in as many scripts as there are copies of React.
  expect(sources.filter((source) => source.includes('react.dev/errors/'))).toHaveLength(1);
  // The name of the channel that the kit's session store speaks on.
  expect(sources.filter((source) => /BroadcastChannel\(.session.\)/.test(source))).toHaveLength(1);
});

it('fetches nothing that is only for writing', async () => {
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
