import { expect, it } from 'vitest';
import { makeComment, makePost } from '../news/post.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const TABLET = { viewport: { width: 768, height: 900 } };

it.each([
  ['stays at the top of a wide window', TABLET.viewport, 0],
  ['goes away with the page on a phone', { width: 390, height: 844 }, -500],
  ['goes away with the page in a low window', { width: 900, height: 400 }, -500],
])('the site’s header %s', async (_, viewport, top) => {
  const page = await visits.open('/history', { viewport });
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(top);
});

it('the navigation bar of a phone scrolls away with the page in a low window', async () => {
  const page = await visits.open('/history', { viewport: { width: 320, height: 225 } });
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  const bar = page.getByRole('navigation', { name: 'Sections' });
  expect((await bar.boundingBox())!.y).toBeLessThan(-225);
});

it.each([320, 768])('the site title fits beside the header buttons at %i px', async (width) => {
  const { page } = await openSignedIn(visits, '/rules', { viewport: { width, height: 900 } });
  const header = page.getByRole('banner');
  expect((await header.boundingBox())!.height).toBe(76);
  const title = header.getByText('Hockey Belongs In The Desert');
  const { y, height } = (await title.boundingBox())!;
  expect(y).toBeGreaterThan(4);
  expect(y + height).toBeLessThan(60);
});

it.each([1024, 1280, 1440])(
  'the search field leaves room for the notification bell at %i px',
  async (width) => {
    const { page } = await openSignedIn(visits, '/rules', { viewport: { width, height: 900 } });
    const header = page.getByRole('banner');
    const search = (await header
      .getByRole('searchbox')
      .or(header.getByRole('combobox'))
      .boundingBox())!;
    const bell = (await header.getByRole('link', { name: /^Notifications/ }).boundingBox())!;
    expect(search.x + search.width).toBeLessThanOrEqual(bell.x);
  },
);

it('the header covers nothing that has the focus', async () => {
  const page = await visits.open('/news', TABLET);
  await hydrated(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let place = count; place > 1; place -= 1) {
    const link = links.nth(place - 1);
    await link.focus();
    // A visitor may have scrolled until the previous link is above the window.
    await link.evaluate((found) => {
      window.scrollBy({ top: found.getBoundingClientRect().top, behavior: 'instant' });
    });
    await page.keyboard.press('Shift+Tab');
    const { y } = (await page.locator(':focus').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.height);
  }
});

it('the header covers nothing that is linked to', async () => {
  const viewport = { width: 768, height: 500 };
  const { page } = await openSignedIn(visits, undefined, { viewport });
  const id = await makePost(page, { details: 'A line.\n'.repeat(99) });
  for (let said = 0; said < 9; said += 1) await makeComment(page, id, `Word ${said}`);
  await goTo(page, `/news/${id}#comments`);
  const header = (await page.getByRole('banner').boundingBox())!;
  const comments = (await page.getByRole('heading', { name: 'Comments' }).boundingBox())!;
  expect(comments.y).toBeGreaterThanOrEqual(header.height);
  expect(comments.y).toBeLessThan(header.height + 60);
});

it('the navigation bar of a phone stays in its place while its HTML arrives', async () => {
  const page = await visits.open('/news', { javaScriptEnabled: false });
  const items = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');
  const [first] = await items.all();
  const places = () =>
    first!.evaluate((item) =>
      [item, item.querySelector('svg')!].map((part) =>
        JSON.stringify(part.getBoundingClientRect()),
      ),
    );
  const whole = await places();
  await items.evaluateAll(([, ...later]) => {
    for (const item of later) item.remove();
  });
  expect(await places()).toEqual(whole);
  await first!.evaluate((item) => item.querySelector('svg')!.nextSibling!.remove());
  expect(await places()).toEqual(whole);
});

it('the title of a modal stays clear of the button that closes it', async () => {
  const page = await visits.open('/news', { viewport: { width: 320, height: 640 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the fun' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign Up' });
  const end = await modal.getByRole('heading').evaluate((heading) => {
    heading.textContent = 'Word '.repeat(20);
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getBoundingClientRect().right;
  });
  const close = (await modal.getByRole('button', { name: 'Close' }).boundingBox())!;
  expect(end).toBeLessThanOrEqual(close.x);
});
