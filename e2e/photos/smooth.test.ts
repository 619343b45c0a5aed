import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { longestTask } from './longest-task.ts';
import { makePhotos, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

/** Twelve photos of twelve megapixels, as files: too many bytes for the browser's protocol. */
async function photoFiles(page: Page, folder: string) {
  const photos = await makePhotos(page, 3, { width: 4000, height: 3000, detailed: true });
  return Array.from({ length: 12 }, (_, at) => {
    const path = join(folder, `${at}.jpg`);
    writeFileSync(path, photos[at % 3]!.buffer);
    return path;
  });
}

it('stays smooth to type while twelve photos are worked on', { timeout: 120_000 }, async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  try {
    const files = await photoFiles(page, folder);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const description = page.getByLabel('Description', { exact: true });
    const text = 'It is loud, it is green, and it was held up at every game. '.repeat(4);
    const longest = await longestTask(page, async () => {
      await page.getByLabel('Photos').setInputFiles(files);
      await description.pressSequentially(text, { delay: 30 });
      await uploaded(page, 12);
    });
    expect(await description.inputValue()).toBe(text);
    expect(longest).toBeLessThan(100);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
