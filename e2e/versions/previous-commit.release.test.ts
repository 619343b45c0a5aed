/** The sections of the previous commit on the shell of this one, and vice versa. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { edgeConfig, root, sectionConfigPath, listSectionNames } from '../../scripts/site/root.ts';
import type { Copy } from '../dev/copy.ts';
import { type Site, startSite } from '../site/whole.ts';
import { setUpVisits } from '../visit.ts';
import { buildPreviousCommit } from './next-release.ts';

const visits = setUpVisits();
let previous: Copy | undefined;

beforeAll(async () => {
  previous = await buildPreviousCommit();
});
afterAll(() => previous?.remove());

describe.each([
  ['today’s shell with the sections of the commit before', listSectionNames()],
  ['the shell of the commit before with today’s sections', ['edge']],
])('%s', (_, ofPrevious) => {
  let site: Site | undefined;

  beforeAll(async () => {
    if (!previous) return;
    const configs = ['edge', ...listSectionNames()].map((name) => {
      const current = name === 'edge' ? edgeConfig : sectionConfigPath(name);
      return ofPrevious.includes(name) ? current.replace(root, previous!.folder) : current;
    });
    const workers = await bundleWorkers(configs);
    site = await startSite({ workers, filledState: inject('filledState') });
  });
  afterAll(() => site?.stop());

  it.for(['/merch/14', '/news/3', '/memories', '/history/2011-12'])(
    'the page %s works or can be read, and leads on to another section',
    async (path, { skip }) => {
      if (!site) return skip('This checkout has no commit before.');
      const page = await visits.open(path, { origin: site.url, expectedErrors: /did not load/ });
      const heading = await page.textContent('main h1');
      const isDone = (text: string) =>
        performance.getEntriesByName('hydrated').length > 0 ||
        document.body.innerText.includes(text);
      await page.waitForFunction(isDone, 'You can read this page');
      expect(await page.textContent('main h1')).toBe(heading);
      const to = path.startsWith('/news') ? 'History' : 'News';
      await page.getByRole('navigation', { name: 'Sections' }).getByText(to).click();
      return page.getByRole('heading', { level: 1, name: new RegExp(`${to}$`) }).waitFor();
    },
  );
});
