/** The form of a new memory on the slow phone, and what it does with photos. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMAGES } from '@desert/contract/images';
import type { Browser, Page } from 'playwright-core';
import { conditions, phone, slowDown } from '../browser/conditions.ts';
import { signedInPage } from '../browser/signed-in-page.ts';
import { longestTask } from './longest-task.ts';

/** Chooses photos: by their path, as their bytes are too many for the browser's protocol. */
async function choose(page: Page, photo: Buffer, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photos-'));
  const path = join(folder, 'photo.jpg');
  try {
    await writeFile(path, photo);
    await page.setInputFiles(
      'input[type=file]',
      Array.from({ length: count }, () => path),
    );
  } finally {
    // The browser reads a file when it is asked for what is in it.
    page.once('close', () => void rm(folder, { recursive: true, force: true }));
  }
}

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/memories/new`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** How long a photo takes from its choice until it is sent, in ms, the code for it included. */
export async function timeToReady(
  browser: Browser,
  origin: string,
  cookie: string,
  photo: Buffer,
): Promise<number> {
  await using context = await browser.newContext(phone);
  const page = await signedInPage(context, origin, cookie);
  await slowDown(await context.newCDPSession(page));
  await openForm(page, origin);
  const elapsed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let chosen = 0;
        addEventListener('change', () => (chosen = performance.now()), { capture: true });
        XMLHttpRequest.prototype.send = () => done(performance.now() - chosen);
      }),
  );
  const [readyMs] = await Promise.all([elapsed, choose(page, photo, 1)]);
  return readyMs;
}

/** The longest task of the main thread while somebody types and twelve photos are prepared, in ms of its own time. */
export async function longestTaskWhileTyping(
  browser: Browser,
  origin: string,
  cookie: string,
  photo: Buffer,
): Promise<number> {
  await using context = await browser.newContext(phone);
  const page = await signedInPage(context, origin, cookie);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  // What is sent would take the slow line minutes: it is answered as if a network had failed, at once.
  await page.route('**/api/photos/', (route) => route.abort());
  await openForm(page, origin);
  const text = 'It was loud, it was late, and nobody wanted to leave. '.repeat(4);
  // Awaited here: the browser context ends with this function.
  return await longestTask(page, async () => {
    await choose(page, photo, MAX_IMAGES);
    await page.getByLabel('Details').pressSequentially(text, { delay: 30 });
    // Each is sent once it is prepared.
    await page
      .getByText('Not uploaded')
      .nth(MAX_IMAGES - 1)
      .waitFor({ timeout: 120_000 });
  });
}
