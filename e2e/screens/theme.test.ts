import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const LIGHT = 'rgb(250, 246, 234)';
const DARK = 'rgb(21, 17, 15)';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The theme colours that apply to the browser's own bars. */
const bars = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((colors: HTMLMetaElement[]) =>
      colors.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );

it('the theme follows the system until the visitor chooses, and the choice from then on', async () => {
  const page = await visits.open('/history', { colorScheme: 'dark' });
  await hydrated(page);
  expect(await ground(page)).toBe(DARK);
  expect(await bars(page)).toEqual(['#4a1420']);
  const kept = page.waitForResponse((response) => response.url().endsWith('/theme'));
  await page.getByRole('button', { name: 'Light' }).click();
  expect(await ground(page)).toBe(LIGHT);
  expect(await bars(page)).toEqual(['#8c2633']);
  await kept;
  // The HTML has the theme, so that no dark page flashes.
  const response = await page.reload();
  expect(await response!.text()).toContain('<html lang="en" data-theme="light"');
  expect(await ground(page)).toBe(LIGHT);
  expect(await bars(page)).toEqual(['#8c2633']);
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('Light');
  await page.getByRole('button', { name: 'System' }).click();
  expect(await ground(page)).toBe(DARK);
});

it('a page printed from the dark theme is light, without navigation and controls', async () => {
  const page = await visits.open('/history/2011-12', { colorScheme: 'dark' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe(LIGHT);
  expect(
    await page.locator('header:has(nav), nav, footer, button').filter({ visible: true }).count(),
  ).toBe(0);
  const row = page.getByRole('row').last();
  expect(await row.evaluate((found) => getComputedStyle(found).breakInside)).toBe('avoid');
});

it('nothing moves if the system asks for reduced motion', async () => {
  const page = await visits.open('/', { reducedMotion: 'reduce' });
  const seconds = await page.getByRole('main').evaluate((main) => {
    main.style.transition = 'opacity 2s';
    return Number.parseFloat(getComputedStyle(main).transitionDuration);
  });
  expect(seconds).toBeLessThan(0.001);
});
