import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { drawing, makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

it('shows an item without any script', async () => {
  const seller = await visits.open('about:blank');
  const { username } = await signUp(seller);
  const id = await makeItem(seller, { name: 'Old mug', price: 1250, images: THREE_PICTURES });
  const page = await visits.open(`/merch/${id}`, { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Old mug');
  const text = await page.textContent('main');
  for (const part of ['$1,250', `Sold by ${username}`, 'Round.']) expect(text).toContain(part);
  expect(await page.title()).toContain('Old mug');
  expect(await page.getByRole('img', { name: 'A drawn puck' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Buy this item' }).count()).toBe(0);
});

it('changes the big image by its thumbnails, by mouse and by keyboard, and leads back', async () => {
  const seller = await visits.open('about:blank');
  await signUp(seller);
  const id = await makeItem(seller, { images: THREE_PICTURES });
  const page = await visits.open(`/merch/${id}`);
  await hydrated(page);
  const big = page.locator('main img').first();
  expect(await big.getAttribute('src')).toBe(drawing('puck'));
  await page.getByRole('button', { name: 'Show image 3 of 3: A drawn cap' }).click();
  expect(await big.getAttribute('src')).toBe(drawing('cap'));
  const second = page.getByRole('button', { name: 'Show image 2 of 3: A drawn mug' });
  await second.focus();
  await page.keyboard.press('Enter');
  expect(await big.getAttribute('src')).toBe(drawing('mug'));
  expect(await second.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Back to store' }).press('Enter');
  await page.getByRole('heading', { name: 'Welcome to the Coyotes Merch Store!' }).waitFor();
});

it('sells nothing yet to those who are signed in, and only its seller can edit it', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const id = await makeItem(page);
  await page.goto(`/merch/${id}`);
  await hydrated(page);
  expect(await page.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/merch/${id}/edit`,
  );

  const other = await visits.open('about:blank');
  await signUp(other);
  await other.goto(`/merch/${id}`);
  await hydrated(other);
  const said: string[] = [];
  other.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await other.getByRole('button', { name: 'Buy this item' }).click();
  expect(said).toEqual(['alert: Feature comming soom']);
  expect(new URL(other.url()).pathname).toBe(`/merch/${id}`);
  expect(await other.getByRole('link', { name: 'Edit' }).count()).toBe(0);
});

it('has price and buttons above the fold of a phone, whatever the length of its description', async () => {
  const seller = await visits.open('about:blank');
  await signUp(seller);
  const images = THREE_PICTURES;
  const id = await makeItem(seller, { images, description: 'Worn once. '.repeat(99) });
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto(`/merch/${id}`);
  const bar = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())!;
  for (const name of [/^Buy/, /^Save/, /^Share/, /^Report/]) {
    const { y, height } = (await page.getByRole('button', { name }).boundingBox())!;
    expect(y + height).toBeLessThan(bar.y);
  }
});

it('says that it is loading while a navigation waits', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const name = `Slow one of ${username}`;
  const id = await makeItem(page, { name });
  await page.goto('/merch');
  await hydrated(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/merch/${id}/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name }).click();
  await page.getByRole('main').getByText('Loading...').waitFor();
  answer();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

it.each(['/merch/999999', '/merch/nonsense', '/merch/0', '/merch/999999/edit'])(
  'answers 404 at %s with a page that helps',
  async (path) => {
    const page = await visits.open('about:blank', { expectedErrors: /404/ });
    await signUp(page);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await hydrated(page);
    expect(await page.textContent('h1')).toBe('This item is gone');
    await page.getByRole('link', { name: 'Back to store' }).click();
    await page.getByRole('heading', { name: 'Welcome to the Coyotes Merch Store!' }).waitFor();
  },
);
