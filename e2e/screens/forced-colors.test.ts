import { join } from 'node:path';
/** With the system's forced colors, focus and selection can still be seen. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../../scripts/site/root.ts';
import { formatScopedName } from '../../shell/kit/build/css.ts';
import { signUp } from '../accounts/account.ts';
import { makePost } from '../news/post.ts';
import { goTo } from '../signed-in.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const legend = join(root, 'mf-history/src/chart/ChartLegend.module.css');

/** Returns the computed value of a CSS property for each element. */
const each = (elements: Locator, property: string) =>
  elements.evaluateAll(
    (found, name) => found.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );

/** Counts the different values of a CSS property among the elements. */
const looks = async (elements: Locator, property: string) =>
  new Set(await each(elements, property)).size;

it('focus, buttons and selection show in the system’s forced colors', async () => {
  const page = await visits.open('/', { forcedColors: 'active' });
  const themes = page.getByRole('group', { name: 'Theme' }).getByRole('button');
  expect(await looks(themes, 'background-color')).toBe(2);
  await signUp(page);
  const [canvas] = await each(page.locator('html'), 'background-color');

  await goTo(page, `/merch/${await makeItem(page, { images: THREE_PICTURES })}`);
  const thumbnails = page.getByRole('button', { name: /^Show photo/ });
  expect(await looks(thumbnails, 'border-top-color')).toBe(2);
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  expect(await looks(sections, 'border-top-color')).toBe(2);
  const menu = page.getByRole('button', { name: 'More' });
  expect(await each(menu, 'border-top-color')).not.toContain(canvas);
  await thumbnails.last().focus();
  await page.keyboard.press('Tab');
  expect(await each(page.locator(':focus-visible'), 'outline-style')).toEqual(['solid']);
  expect(await each(page.locator(':focus-visible'), 'outline-color')).not.toContain(canvas);

  await goTo(page, `/news/${await makePost(page)}`);
  const heart = page.getByRole('button', { name: /^Like/ }).locator('svg');
  const before = await each(heart, 'fill');
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  expect(await each(heart, 'fill')).not.toEqual(before);

  await goTo(page, '/history');
  const chart = page.locator('main svg').first();
  await chart.hover();
  expect(await looks(chart.locator('a > rect:first-child'), 'fill')).toBe(2);
  expect(await each(chart.locator('a > rect:last-of-type'), 'stroke')).not.toContain(canvas);
  expect(await looks(page.locator(`.${formatScopedName('bar', legend)}`), 'background-color')).toBe(
    2,
  );
  expect(await each(chart.locator('text'), 'fill')).not.toContain(canvas);
});
