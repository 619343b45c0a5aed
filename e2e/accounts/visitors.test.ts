/** Whoever visits a page before or beside another gets nothing of theirs. */
import { expect, it } from 'vitest';
import { OWN_SCREENS, PUBLIC_SCREENS } from '../screens/screens.ts';
import { siteUrl } from '../site/url.ts';
import { newAccount } from './account.ts';

const READS = ['/api/news/', '/api/news/3', '/api/memories/', '/api/merch/', '/api/history/teams/'];
const WIDGETS = ['/widgets/home/news', '/widgets/home/store'];

interface Visitor {
  name?: string;
  cookie: string;
  theme: string;
}

async function newMember(theme: string): Promise<Visitor> {
  const account = newAccount();
  const response = await fetch(`${siteUrl()}/api/auth/signup`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { name: account.username, cookie: [...cookies, `theme=${theme}`].join('; '), theme };
}

/** Every visitor after every other one. */
function everyPair<T>(all: T[]): T[] {
  const around: T[] = [];
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) around.push(one, other, one);
  return around;
}

it('every page, for every pair of visitors, names whoever asks and nobody else', async () => {
  const visitors: Visitor[] = [
    { cookie: '', theme: 'system' },
    await newMember('system'),
    { cookie: 'theme=dark', theme: 'dark' },
    await newMember('dark'),
  ];
  const names = visitors.flatMap(({ name }) => name ?? []);

  async function visit(path: string, { name, cookie, theme }: Visitor) {
    const response = await fetch(siteUrl() + path, { headers: { cookie }, redirect: 'manual' });
    const text = await response.text();
    const named = names.filter((one) => text.includes(one));
    const isPage = text.startsWith('<!doctype html>');
    expect({ path, named, isOwn: named.length > 0 }).toEqual({
      path,
      named: isPage && name !== undefined ? [name] : [],
      isOwn: isPage && name !== undefined,
    });
    if (isPage) expect(text).toContain(`data-theme="${theme}"`);
    if (name !== undefined && isPage)
      expect(response.headers.get('cache-control')).toBe('no-store');
    const session = response.headers.getSetCookie().filter((one) => one.startsWith('session='));
    expect({ path, session }).toEqual({ path, session: [] });
  }

  for (const path of [...PUBLIC_SCREENS, ...OWN_SCREENS, ...READS, ...WIDGETS]) {
    for (const visitor of everyPair(visitors)) await visit(path, visitor);
    await Promise.all(
      [...visitors, ...visitors].map((visitor) => visit(`${path}?beside`, visitor)),
    );
  }
});
