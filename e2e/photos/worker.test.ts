/** Photos in a form are prepared by a worker: the main thread stays free for typing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { traceTasks } from './longest-task.ts';
import { makePhotos } from './photo-rows.ts';

const visits = setUpVisits();

const expectedErrors = /status of 413/;

it('a worker prepares twelve photos of 12 megapixels while the page stays free for typing', async () => {
  const { page } = await openSignedIn(visits, '/memories/new', { expectedErrors });
  const [photo] = await makePhotos(page, 1, { width: 4000, height: 3000 });
  await page.route('**/api/photos/', (route) => route.fulfill({ status: 413, json: {} }));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'photo.jpg');
  await writeFile(path, photo!.buffer);
  const tasks = await traceTasks(page, async () => {
    // By path: receiving the bytes over the DevTools protocol would take the page more than 100 ms.
    await page.getByLabel('Photos').last().setInputFiles(Array<string>(12).fill(path));
    await page.getByLabel('Details').pressSequentially('It was loud, and it was late.');
    await page
      .getByText(/^Upload failed/)
      .nth(11)
      .waitFor();
  });
  expect(workers).toEqual(Array(12).fill(expect.stringMatching(/\/assets\/prepare\.worker-/)));
  // Each photo would take the page such a task. A busy machine makes one of any other; `npm run bench` has the longest.
  expect(tasks.filter((ms) => ms >= 100).length).toBeLessThan(3);
});
