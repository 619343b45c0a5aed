import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const LIGHT = 'rgb(250, 246, 234)';
const DARK = 'rgb(21, 17, 15)';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

it('follows the system until the visitor chooses, and the choice from then on', async () => {
  const page = await visits.open('/history', { colorScheme: 'dark' });
  await hydrated(page);
  expect(await ground(page)).toBe(DARK);
  const kept = page.waitForResponse((response) => response.url().endsWith('/theme'));
  await page.getByRole('button', { name: 'Light' }).click();
  expect(await ground(page)).toBe(LIGHT);
  await kept;
  // The HTML itself has it: nothing is dark for a moment.
  const response = await page.reload();
  expect(await response!.text()).toContain('<html lang="en" data-theme="light"');
  expect(await ground(page)).toBe(LIGHT);
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('Light');
  await page.getByRole('button', { name: 'System' }).click();
  expect(await ground(page)).toBe(DARK);
});

it('can be chosen without scripts, and comes back to the page', async () => {
  const page = await visits.open('/news?x=1', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('System');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/news?x=1');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('Dark');
});

it('shows what is chosen in the colours of the system, too', async () => {
  const page = await visits.open('/', { forcedColors: 'active' });
  const grounds = await page
    .getByRole('group', { name: 'Theme' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

it('lets nothing move where the system asks for that', async () => {
  const page = await visits.open('/', { reducedMotion: 'reduce' });
  const seconds = await page.getByRole('main').evaluate((main) => {
    main.style.transition = 'opacity 2s';
    return Number.parseFloat(getComputedStyle(main).transitionDuration);
  });
  expect(seconds).toBeLessThan(0.001);
});
