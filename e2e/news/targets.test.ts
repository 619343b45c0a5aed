import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost } from './post.ts';

const visits = setUpVisits();

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
