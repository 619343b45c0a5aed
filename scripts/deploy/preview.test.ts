import { afterEach, expect, it, vi } from 'vitest';
import type { Deployment } from './deployments.ts';
import { addToDeployment, previewSettings } from './preview.ts';

type Versions = Deployment['versions'];

const NEWS = 'mf-news';
const preview = { version_id: 'preview', percentage: 0 };
const all = (version_id: string): Versions => [{ version_id, percentage: 100 }];
const split: Versions = [
  { version_id: 'old', percentage: 90 },
  { version_id: 'new', percentage: 10 },
];

afterEach(() => vi.unstubAllEnvs());

/** News at Cloudflare, where somebody else deploys before or after each deployment of ours. */
function cloudflare(first?: Versions) {
  const deployments: Deployment[] = [];
  const put = (versions: Versions) =>
    void deployments.unshift({ id: `${deployments.length}`, versions });
  if (first) put(first);
  const meanwhile = { before() {}, after() {} };
  const add = () =>
    addToDeployment(NEWS, preview.version_id, {
      list: async () => [...deployments],
      async deploy(versions) {
        meanwhile.before();
        put(versions);
        meanwhile.after();
      },
    });
  return { add, put, meanwhile, inService: () => deployments[0]?.versions };
}

it('a preview is beside what all visitors get', async () => {
  const { add, inService } = cloudflare(all('live'));
  await add();
  expect(inService()).toEqual([...all('live'), preview]);
});

it('leaves in service what somebody deployed at the same moment, twice', async () => {
  const { add, put, meanwhile, inService } = cloudflare(all('live'));
  const theirs = ['second', 'first'];
  meanwhile.before = () => {
    const version = theirs.pop();
    if (version) put(all(version));
  };
  await add();
  expect(inService()).toEqual([...all('second'), preview]);
});

it('leaves in service what somebody deployed right after it', async () => {
  const { add, put, meanwhile, inService } = cloudflare(all('live'));
  meanwhile.after = () => put(all('theirs'));
  await expect(add()).rejects.toThrow('mf-news was deployed in the meantime without the preview');
  expect(inService()).toEqual(all('theirs'));
});

it('leaves a roll-out that began at the same moment as it was', async () => {
  const { add, put, meanwhile, inService } = cloudflare(all('live'));
  meanwhile.before = () => {
    meanwhile.before = () => {};
    put(split);
  };
  await expect(add()).rejects.toThrow('is being rolled out gradually');
  expect(inService()).toEqual(split);
});

it.each([
  [split, 'mf-news is being rolled out gradually'],
  [undefined, 'mf-news was never deployed: a preview needs a version in service beside it.'],
])('deploys nothing beside %j', async (versions, why) => {
  const { add, inService } = cloudflare(versions);
  await expect(add()).rejects.toThrow(why);
  expect(inService()).toEqual(versions);
});

it.each([
  ['SITE_URL', "SITE_URL has to be the site's address"],
  ['PREVIEW_KEY', "PREVIEW_KEY has to be the edge's secret"],
])('needs %s', (name, sentence) => {
  vi.stubEnv('SITE_URL', 'https://desert.test');
  vi.stubEnv('PREVIEW_KEY', 'a secret');
  expect(previewSettings()).toEqual({ site: 'https://desert.test', key: 'a secret' });
  vi.stubEnv(name, '');
  expect(previewSettings).toThrow(sentence);
});
