import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { flags } from './browser.ts';
import { ensureBrowser } from './browser/ensure.ts';

it('the browser’s launch options disable every feature that Playwright disables', async () => {
  const server = await chromium.launchServer({ executablePath: ensureBrowser(), args: flags });
  const started = server.process().spawnargs;
  await server.close();
  const lists = started
    .map((argument) => /^--disable-features=(.*)/.exec(argument)?.[1]?.split(','))
    .filter((list) => list !== undefined);
  // If the flag is repeated, Chromium follows the last one.
  expect(lists).toHaveLength(2);
  const [playwrights = [], ours = []] = lists;
  expect(ours).toEqual(expect.arrayContaining(playwrights));
});
