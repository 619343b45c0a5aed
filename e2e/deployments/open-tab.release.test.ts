import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '@desert/contract/pages/health';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  listArchivedFiles,
  archiveBuild,
  findDeployable,
} from '../../scripts/deploy/deployable.ts';
import { newAccount, signUp } from '../accounts/account.ts';
import { buildChanged, type ChangedSection } from '../site/changed-section.ts';
import { type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { copyState } from '../site/state.ts';
import { federated, hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const older = findDeployable('mf-news');
const state = copyState(inject('filledState'));
let newer: ChangedSection;
let site: SiteInParts;

beforeAll(async () => {
  const change = { file: 'src/list/PostsPage.tsx', from: 'heading="News"', to: 'heading="Newer"' };
  // A deployment archives the files first.
  const kept = archiveBuild(older, ['--local', '--persist-to', state.folder]);
  [newer] = await Promise.all([buildChanged('news', change), kept]);
  site = await startSiteInParts(state.folder);
  await site.startSection('news');
});
afterAll(async () => {
  await site.stop();
  newer.remove();
  state.remove();
});

/** Collects the builds of News from which a page requests files from now on. */
function buildsAskedOf(page: Page): Set<string> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const [, section, build] = /\/mf\/(\w+)\/(\w+)(?:~\d+)?\//.exec(request.url()) ?? [];
    if (section === 'news' && build) builds.add(build);
  });
  return builds;
}

async function buildInService(): Promise<string | null | undefined> {
  const { builds } = (await (await fetch(`${site.url}/api/health`)).json()) as Health;
  return builds.sections['news'];
}

it('an open tab of an earlier build works until its next full visit', async () => {
  const oldBuild = older.build();
  await expect.poll(buildInService).toBe(oldBuild);
  // Pages also request fragments of the other sections, which do not run here.
  const expectedErrors = /status of 503/;
  const reader = await visits.open('/', { origin: site.url, expectedErrors });
  // Home knows this build of News, and has loaded none of its files yet.
  await hydrated(reader);
  const writer = await visits.open('/news', { origin: site.url, expectedErrors });
  await signUp(writer, newAccount());
  await writer.reload();
  await hydrated(writer);
  await federated(writer, 'news');

  await site.stopSection('news');
  await site.startSection('news', join(newer.folder, 'wrangler.toml'));
  const newBuild = deployed(newer);
  expect(newBuild).not.toBe(oldBuild);

  for (const { key, file } of listArchivedFiles(older)) {
    const response = await fetch(`${site.url}/${key}`);
    expect([key, response.status]).toEqual([key, 200]);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(file))).toBe(true);
  }

  const asked = [reader, writer].map(buildsAskedOf);
  await reader.getByRole('navigation', { name: 'Sections' }).getByText('News').click();
  await reader.getByRole('heading', { level: 1, name: 'News', exact: true }).waitFor();
  await reader.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await reader.getByRole('link', { name: 'Back to News' }).waitFor();
  expect(asked[0]).toEqual(new Set([oldBuild]));

  await writer.getByRole('link', { name: 'Make a new post' }).click();
  await writer.getByLabel('Title').fill('From the older build');
  await writer.getByLabel('Details').fill('It still works.');
  await writer.getByRole('button', { name: 'Post', exact: true }).click();
  await writer.getByRole('heading', { level: 1, name: 'From the older build' }).waitFor();
  await writer.getByRole('link', { name: 'Edit Post' }).click();
  await writer.getByLabel('Title').fill('Edited by it');
  await writer.getByRole('button', { name: 'Update Post' }).click();
  await writer.getByRole('heading', { level: 1, name: 'Edited by it' }).waitFor();
  expect([...asked[1]!].filter((build) => build !== oldBuild)).toEqual([]);

  asked[1]!.clear();
  await writer.goto('/news');
  await hydrated(writer);
  await writer.getByRole('heading', { level: 1, name: 'Newer' }).waitFor();
  expect(asked[1]).toEqual(new Set([newBuild]));
  await expect.poll(buildInService).toBe(newBuild);
  const named = await writer.locator('meta[name="builds"]').getAttribute('content');
  expect(named).toContain(`news ${newBuild}`);
});

function deployed({ folder }: ChangedSection): string {
  const manifest = readFileSync(join(folder, 'dist/assets/mf/news/section.json'), 'utf8');
  return (JSON.parse(manifest) as { build: string }).build;
}
