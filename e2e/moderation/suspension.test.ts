/** Who is suspended from the queue, in the tab that they have open and when they come back. */
import { expect, it } from 'vitest';
import { makePost } from '../news/post.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { actOn, reportWith, setUpModeratedSite } from './moderated-site.ts';

const visits = setUpVisits();
const site = setUpModeratedSite(visits);

it('is out at once, with all they wrote, keeps what they type, and is told why', async () => {
  const { page: spammer, account } = await site.openAsMember(/status of 40[13]/);
  const posts = [
    await makePost(spammer, { title: 'Buy a moon' }),
    await makePost(spammer, { title: 'Buy another moon' }),
  ];
  await spammer.goto('/news/new');
  await hydrated(spammer);
  await spammer.getByLabel('Title').fill('Buy a third moon');
  await spammer.getByLabel('Details').fill('It is the last one.');

  const { page: member } = await site.openAsMember(/status of 404/);
  await member.goto(`/user/${account.username}`);
  await reportWith(member, 'Sells moons');

  const moderator = await site.openAsModerator();
  await moderator.goto('/moderation');
  await hydrated(moderator);
  const card = moderator.getByRole('article').filter({ hasText: 'Sells moons' });
  await actOn(card, 'Suspend', 'No advertisements', async (form) => {
    await form.getByLabel('For how long').selectOption('For good');
    await form.getByLabel('Take everything of theirs out of sight').check();
  });

  for (const post of posts) {
    const response = await member.request.get(`/api/news/${post}/`);
    expect(response.status()).toBe(404);
  }

  await spammer.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = spammer.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog.getByText('This account is suspended for good: No advertisements').first().waitFor();
  await spammer.keyboard.press('Escape');
  expect(await spammer.getByLabel('Details').inputValue()).toBe('It is the last one.');
});
