/** axe, and targets large enough for a thumb, on Home and one screen of each section. Release tests check all screens. */
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { goTo } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { coveredLinks, hiddenFocus, sideways, smallTargets } from './measure.ts';

const visits = setUpVisits();

it.each(['/', '/merch', '/news/3', '/history/2011-12', '/memories'])(
  'the page %s passes axe, and nothing on it is too wide, too small to press or covered',
  async (path) => {
    const page = await visits.open('about:blank', { reducedMotion: 'reduce' });
    await goTo(page, path);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const problems = [...(await smallTargets(page)), ...(await coveredLinks(page))];
      expect([width, await sideways(page), ...problems]).toEqual([width, 0]);
    }
  },
);

it('the sections are within reach of a thumb on a phone, at the foot of a screen', async () => {
  const page = await visits.open('/history/2011-12');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  for (const label of ['Store', 'News', 'History', 'Memories']) {
    const box = (await bar.getByRole('link', { name: label }).boundingBox())!;
    expect(box.y).toBeGreaterThan(844 - 100);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
});

it.each(['/', '/merch'])(
  'the bar of sections never hides the focused element at %s',
  async (path) => {
    const page = await visits.open('about:blank');
    await goTo(page, path);
    const hidden: string[] = [];
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      const under = await hiddenFocus(page);
      if (under !== undefined) hidden.push(under);
    }
    expect(hidden).toEqual([]);
  },
);
