import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMAGES } from '@desert/contract/photos/images';
import type { Browser, Page } from 'playwright-core';
import { longestTask } from '../../e2e/photos/longest-task.ts';
import { openPhone, slowDown } from '../browser/phone.ts';

export interface PhotoForm {
  browser: Browser;
  origin: string;
  cookie: string;
  photo: Buffer;
}

/** Time in ms from the selection of a photo until its upload starts. */
export async function timeToReady(form: PhotoForm): Promise<number> {
  await using opened = await openForm(form);
  const { page } = opened;
  const elapsed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let chosen = 0;
        addEventListener('change', () => (chosen = performance.now()), { capture: true });
        XMLHttpRequest.prototype.send = () => done(performance.now() - chosen);
      }),
  );
  const [readyMs] = await Promise.all([elapsed, choose(page, form.photo, 1)]);
  return readyMs;
}

export async function longestTaskWhileTyping(form: PhotoForm): Promise<number> {
  await using opened = await openForm(form);
  const { page } = opened;
  await page.route('**/api/photos/', (route) => route.abort());
  const text = 'It was loud, it was late, and nobody wanted to leave. '.repeat(4);
  // Awaited here: the browser context ends with this function.
  return await longestTask(page, async () => {
    await choose(page, form.photo, MAX_IMAGES);
    await page.getByLabel('Details').pressSequentially(text, { delay: 30 });
    // Each upload starts, and fails, once its photo is prepared.
    await page
      .getByText('Upload failed')
      .nth(MAX_IMAGES - 1)
      .waitFor({ timeout: 120_000 });
  });
}

async function openForm({ browser, origin, cookie }: PhotoForm) {
  const opened = await openPhone(browser, origin, cookie);
  await slowDown(opened.session);
  await opened.page.goto(`${origin}/memories/new`);
  await opened.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  return opened;
}

/** Uses paths, because the bytes of the photos are too many for the DevTools protocol. */
async function choose(page: Page, photo: Buffer, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photos-'));
  // The file must exist until the page closes: the browser reads it only when the page needs its content.
  page.once('close', () => void rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'photo.jpg');
  await writeFile(path, photo);
  const paths = Array.from({ length: count }, () => path);
  await page.setInputFiles('input[type=file]', paths);
}
