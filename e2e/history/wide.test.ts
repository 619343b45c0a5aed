/** A wide window is used: what belongs together stands side by side, and lines of text stay short. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const WIDE = [1280, 1920];

/** Of an element that is there, in px. */
async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const tableOf = (page: Page, name: string) => page.getByRole('region', { name });

it.each(WIDE)('has the leaders in one row, the forwards beside the others at %i px', async (width) => {
  const page = await visits.open('/history/2011-12', { viewport: { width, height: 900 } });
  const [forwards, defensemen, goalies, main] = await Promise.all([
    boxOf(tableOf(page, 'Forwards')),
    boxOf(tableOf(page, 'Defensemen')),
    boxOf(tableOf(page, 'Goalies')),
    boxOf(page.getByRole('main').locator('article')),
  ]);
  expect(defensemen.top).toBe(forwards.top);
  expect(defensemen.left).toBeGreaterThan(forwards.right);
  expect(goalies.top).toBeGreaterThan(defensemen.bottom);
  expect(goalies.bottom).toBeLessThan(forwards.bottom);
  const share = await boxOf(page.getByRole('button', { name: 'Share' }));
  expect([share.left, share.top > goalies.bottom]).toEqual([goalies.left, true]);
  expect([forwards.left, goalies.right]).toEqual([main.left, main.right]);
  const hidden = await page
    .locator('main [role=region]')
    .evaluateAll((tables) => tables.map((one) => one.scrollWidth - one.clientWidth));
  expect(hidden).toEqual([0, 0, 0]);
  const tops = await page
    .getByLabel('Team leaders')
    .locator('> *')
    .evaluateAll((leaders) => leaders.map((leader) => leader.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
});

it.each(WIDE)('fills the room below the last name with the notes at %i px', async (width) => {
  const page = await visits.open('/history', { viewport: { width, height: 900 } });
  const eras = ['Winnipeg Jets', 'Phoenix Coyotes', 'Arizona Coyotes'];
  const [jets, phoenix, arizona] = await Promise.all(
    eras.map((name) => boxOf(page.getByRole('region', { name }))),
  );
  expect(new Set([jets!.top, phoenix!.top, arizona!.top]).size).toBe(1);
  for (const text of [/^A record reads/, /^The information used herein/]) {
    const note = await boxOf(page.getByText(text));
    expect(note.left).toBe(arizona!.left);
    expect(note.top).toBeGreaterThan(arizona!.bottom);
    expect(note.bottom).toBeLessThan(phoenix!.bottom);
  }
});

it.each([768, ...WIDE])('has no line above 75 characters at %i px', async (width) => {
  const page = await visits.open('about:blank', { viewport: { width, height: 900 } });
  for (const path of ['/history', '/history/2011-12', '/history/2004-05']) {
    await page.goto(path);
    const long = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const digit = document.createElement('span');
        digit.textContent = '0';
        one.append(digit);
        const characters = range.getBoundingClientRect().width / digit.offsetWidth;
        digit.remove();
        return characters > 75 ? [`${one.textContent.slice(0, 40)}: ${characters}`] : [];
      }),
    );
    expect([path, long]).toEqual([path, []]);
  }
});
