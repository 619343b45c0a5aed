import { expect, it } from 'vitest';
import { readPreview } from '../../worker/preview/token.ts';
import { bucketOfBuilds, filesIn } from './archive-build.ts';
import { news, PREVIEW_KEY, setUpCloudflare, timeout, worker } from './stand-in-account.ts';

const { run, preview, cloudflare, inService, rollOut } = setUpCloudflare();

it('puts a version into service for nobody and prints a link to it', { timeout }, async () => {
  const live = cloudflare().release(worker);
  const { stdout, code } = await preview();
  expect(code).toBe(0);
  const [, link = ''] = /\n(https:.*)\n$/.exec(stdout) ?? [];
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://desert.test/preview');
  const { version, expires, ...named } = (await readPreview(
    searchParams.get('token') ?? '',
    PREVIEW_KEY,
  ))!;
  expect(named).toEqual({ section: 'news', worker, build: news.build() });
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  expect(inService()).toEqual([
    { version_id: live, percentage: 100 },
    { version_id: version, percentage: 0 },
  ]);
  // Everything it uploads for, and nothing else: no trigger, no setting of the Worker in service.
  const posts = cloudflare().changes.map((change) =>
    change.replace(`/workers/scripts/${worker}`, ''),
  );
  expect(posts).toEqual([
    'POST /assets-upload-session',
    'POST /workers/assets/upload',
    'POST /versions',
    'POST /deployments',
  ]);
  expect(cloudflare().objects.toSorted()).toEqual(
    filesIn(news)
      .map(({ key }) => `${bucketOfBuilds()}/${key}`)
      .toSorted(),
  );
});

it('refuses while the section is deployed gradually', { timeout }, async () => {
  rollOut();
  const { stderr, code } = await preview();
  expect(stderr).toContain('mf-news is being deployed gradually: a preview has to wait');
  expect([code, cloudflare().changes]).toEqual([1, []]);
});

it('refuses before the section is in service', { timeout }, async () => {
  const { stderr, code } = await preview();
  expect(stderr).toBe(
    'mf-news was never deployed: a preview needs a version in service beside it.\n',
  );
  expect([code, cloudflare().changes]).toEqual([1, []]);
});

it.each([
  ['SITE_URL', "SITE_URL has to be the site's address"],
  ['PREVIEW_KEY', "PREVIEW_KEY has to be the edge's secret"],
])('says what it needs: %s', { timeout }, async (name, sentence) => {
  const { stdout, stderr, code } = await preview({ [name]: '' });
  expect(stderr).toContain(sentence);
  expect([code, stdout, cloudflare().changes]).toEqual([1, '', []]);
});

it('has none of the edge', { timeout }, async () => {
  const { stderr, code } = await run('', ['deploy:edge', '--', '--preview']);
  expect([code, stderr]).toEqual([1, 'There are previews of sections only, not of the edge.\n']);
});
