import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost } from './post.ts';

const visits = setUpVisits();

it.each(['light', 'dark'] as const)(
  'finds nothing to mend in the %s scheme',
  async (colorScheme) => {
    const page = await visits.open('/', { colorScheme });
    await signUp(page);
    const id = await makePost(page, { details: 'See https://example.com/rink.' });
    await makeComment(page, id, 'See https://example.com/seats, too.');
    for (const path of ['/news', `/news/${id}`, `/news/${id}/edit`, '/news/new']) {
      await page.goto(path);
      await hydrated(page);
      expect([path, ...(await violations(page))]).toEqual([path]);
    }
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Give your post a title').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/news/${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Like, 0 likes' }).click();
    await page.getByRole('button', { name: 'Add Another Comment' }).click();
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await page.getByText('Your review needs some text').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

it('has nothing smaller to touch than a finger', async () => {
  const page = await visits.open('/');
  await signUp(page);
  const id = await makePost(page);
  await makeComment(page, id, 'Mine');
  for (const path of ['/news', `/news/${id}`]) {
    await page.goto(path);
    await hydrated(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, a:not([rel]))')]
        .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
        .map((element) => element.outerHTML),
    );
    expect(small).toEqual([]);
  }
});
