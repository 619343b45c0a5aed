/** axe, and targets large enough for a thumb, on Home and one screen of each section. Release tests check all screens. */
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { makeItem } from '../store/item.ts';
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

it('the bar of sections never hides a focused title that is longer than its card shows', async () => {
  const { page } = await openSignedIn(visits);
  const name = 'A sweater of every season in the desert, and of the one before';
  await makeItem(page, { name });
  for (let newer = 0; newer < 4; newer += 1) await makeItem(page);
  await goTo(page, '/merch');
  const title = page.getByRole('link', { name });
  for (let above = 0; above <= 120; above += 10) {
    await title.evaluate((link: HTMLElement, above) => {
      link.blur();
      scrollTo(0, scrollY + link.getBoundingClientRect().top - innerHeight + above);
      link.focus();
    }, above);
    expect([above, await hiddenFocus(page)]).toEqual([above, undefined]);
  }
});
