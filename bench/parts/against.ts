/** Compares `/news` with the same page in SvelteKit and Astro: alternating visits and request rates, all on workerd. */
import { cp } from 'node:fs/promises';
import { buildFramework, frameworks, startFramework } from '../against/frameworks.ts';
import { visit } from '../browser/visit.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { inTurns, median, mediansOf } from '../measures.ts';
import type { Bench } from '../options.ts';
import { atLeast, atMost, type Finding, format } from '../report.ts';
import { listOf20, newState, NO_CACHE, startOn } from '../site/site.ts';
import { measureRate } from './load.ts';

const PATH = '/news';

const MAX_AGE = 10;

export async function* measureAgainst({ browser, runs }: Bench): AsyncGenerator<Finding> {
  const state = await newState(listOf20);
  let copies = 0;
  async function copy(): Promise<string> {
    const folder = `${state}-${++copies}`;
    await cp(state, folder, { recursive: true });
    return folder;
  }
  await using running = new AsyncDisposableStack();
  const origins: Record<string, [stored: string, madeAnew: string]> = {};
  const site = [await copy(), await copy()] as const;
  const stored = running.use(await startOn(site[0]));
  const madeAnew = running.use(await startOn(site[1], NO_CACHE));
  origins['site'] = [stored.origin, madeAnew.origin];
  for (const name of frameworks) {
    const workers = await buildFramework(name);
    const cached = running.use(await startFramework(workers, await copy(), MAX_AGE));
    const rendered = running.use(await startFramework(workers, await copy(), 0));
    origins[name] = [cached.origin, rendered.origin];
  }

  const visiting: Record<string, () => ReturnType<typeof visit>> = {};
  const asking: Record<string, () => ReturnType<typeof measureRate>> = {};
  for (const [name, [cached, rendered]] of Object.entries(origins)) {
    const proxy = running.use(await startHttp2Proxy(cached));
    const how = name === 'site' ? {} : { selector: 'main' };
    visiting[name] = () => visit(browser, proxy.origin + PATH, how);
    asking[`${name}, stored`] = () => measureRate(cached + PATH);
    asking[`${name}, made anew`] = () => measureRate(rendered + PATH);
  }
  const visits = await inTurns(runs, visiting);
  const rates = await inTurns(runs, asking);

  const measures = Object.fromEntries(
    Object.entries(visits).map(([name, ofOne]) => [name, mediansOf(ofOne)]),
  );
  const perSecond = (name: string) => (rates[name] ?? []).map((rate) => rate.perSecond);
  const timesOf = (other: string, how: string) => {
    const theirs = perSecond(`${other}, ${how}`);
    return median(perSecond(`site, ${how}`).map((ours, turn) => ours / (theirs[turn] ?? 0)));
  };
  const best = Math.min(...frameworks.map((name) => measures[name]?.firstPaintMs ?? Infinity));
  const { site: ours, SvelteKit: kit } = measures;
  yield {
    title: `${PATH} beside SvelteKit and Astro`,
    columns: ['first paint', 'all bytes', 'script', 'stored', 'made anew'],
    rows: Object.entries(measures).map(([name, { firstPaintMs, totalBytes, scriptBytes }]) => [
      name,
      format(firstPaintMs, 'ms'),
      format(totalBytes, 'KB'),
      format(scriptBytes, 'KB'),
      format(median(perSecond(`${name}, stored`)), 'perSecond'),
      format(median(perSecond(`${name}, made anew`)), 'perSecond'),
    ]),
    targets: [
      atMost(
        'first paint, of the better framework’s',
        'times',
        (ours?.firstPaintMs ?? Number.NaN) / best,
        1,
      ),
      ...frameworks.map((name) =>
        atLeast(`stored pages a second, of ${name}’s`, 'times', timesOf(name, 'stored'), 1),
      ),
      atLeast(
        'made anew a second, of SvelteKit’s',
        'times',
        timesOf('SvelteKit', 'made anew'),
        0.95,
      ),
      atMost(
        'bytes of a visit, of SvelteKit’s',
        'times',
        (ours?.totalBytes ?? Number.NaN) / (kit?.totalBytes ?? 0),
        1.5,
      ),
    ],
  };
}
