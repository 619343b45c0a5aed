/** The links in mails, which a local site prints. */
import { expect, it, vi } from 'vitest';
import { violations } from '../axe.ts';
import { choosePhotos, makePhotos, photoRow } from '../photos/photo-rows.ts';
import { setUpOwnSite } from '../site/own.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { newAccount, signUp } from './account.ts';

const visits = setUpVisits();
const printed: string[] = [];
const ownSite = setUpOwnSite({
  variables: { UNCONFIRMED_MAY: 'read' },
  onLog: (text) => printed.push(text),
});

/** Waits until a mail with a link to a path is printed, and returns the latest such link. */
const linkTo = (email: string, path: string) =>
  vi.waitFor(() => {
    const begin = `Mail to ${email}: ${ownSite().url}${path}?token=`;
    const line = printed.findLast((value) => value.includes(begin)) ?? '';
    // Colored output ends with a control character.
    const [link] = /http\S+token=[\w-]{43}/.exec(line) ?? [];
    if (link === undefined) throw new Error(`No link to ${path} is printed.`);
    return link;
  });

it('a member confirms the email and resets the password by mailed links, across tabs and browsers', async () => {
  const options = { origin: ownSite().url, expectedErrors: /status of 4(0[013]|10)/ };
  const other = await visits.open('about:blank', options);
  const { email, username } = await signUp(other, newAccount());
  await other.goto(`${ownSite().url}/`);
  await hydrated(other);
  const tab = await other.context().newPage();
  await tab.goto(`${ownSite().url}/merch/new`);
  await tab.getByText('Confirm your email first.').waitFor();
  await tab.getByText('You can post once it’s confirmed.').waitFor();
  await hydrated(tab);
  await choosePhotos(tab, await makePhotos(tab, 1));
  await photoRow(tab, 1).getByText('Upload failed.').waitFor();
  const first = await linkTo(email, '/confirm');
  await other.getByRole('button', { name: 'Resend' }).click();
  await other.getByText('You’ll get a link in a few minutes.').waitFor();
  await vi.waitFor(async () => expect(await linkTo(email, '/confirm')).not.toBe(first));
  await other.goto(first);
  await other.getByRole('link', { name: 'Get a new link' }).waitFor();
  expect(await violations(other)).toEqual([]);
  await other.goto(await linkTo(email, '/confirm'));
  await hydrated(other);
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Confirm my email' }).click();
  await other.getByText('Your email is confirmed.').waitFor();
  expect(other.url()).toBe(`${ownSite().url}/confirm?done=1`);
  await photoRow(tab, 1).getByText('Uploaded').waitFor();
  expect(await tab.getByText('Confirm your email first.').count()).toBe(0);
  for (const eachPage of [tab, other])
    expect(await eachPage.getByRole('button', { name: 'Resend' }).count()).toBe(0);

  const page = await visits.open('/login', options);
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgotten');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('If there’s an account with this email').waitFor();
  await page.goto(await linkTo(email, '/reset'));
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('New Password').fill('howl at the sun');
  await page.getByLabel('Confirm Password').fill('howl at the sun');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('button', { name: `Account menu for ${username}` }).waitFor();
  expect(page.url()).toBe(`${ownSite().url}/`);
  await other.goto('/');
  await other.getByRole('button', { name: 'Account menu', exact: true }).waitFor();
});
