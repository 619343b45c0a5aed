/** No visitor gets a response that was made for another visitor. */
import { expect, it } from 'vitest';
import { OWN_SCREENS, PUBLIC_SCREENS } from '../screens/screens.ts';
import { setUpOwnSite } from '../site/own.ts';
import { setUpVisits } from '../visit.ts';
import { signUp } from './account.ts';

const visits = setUpVisits();
// Caches responses, as a deployed site does.
const ownSite = setUpOwnSite({ variables: { CACHE_MAX_AGE_MS: '10000' } });

const READS = ['/api/news/', '/api/news/3', '/api/memories/', '/api/merch/', '/api/history/teams/'];
const WIDGETS = ['/widgets/home/history', '/widgets/search/store?q=sweater'];

interface Visitor {
  name?: string;
  cookie: string;
  theme: string;
}

async function newMember(theme: string): Promise<Visitor> {
  const page = await visits.open('about:blank', { origin: ownSite().url });
  const { username: name } = await signUp(page);
  const cookies = await page.context().cookies();
  const pairs = cookies.map((cookie) => `${cookie.name}=${cookie.value}`);
  return { name, cookie: [...pairs, `theme=${theme}`].join('; '), theme };
}

/** A walk from each visitor to each other one: as many steps as there are ordered pairs. */
function everyPair<T>([a, b, c, d]: [T, T, T, T]): T[] {
  return [a, b, a, c, a, d, b, c, b, d, c, d, a];
}

it('a page names only its own viewer, whoever loaded a page before', async () => {
  const visitors: [Visitor, Visitor, Visitor, Visitor] = [
    { cookie: '', theme: 'system' },
    await newMember('system'),
    { cookie: 'theme=dark', theme: 'dark' },
    await newMember('dark'),
  ];
  const names = visitors.flatMap(({ name }) => name ?? []);

  async function visit(path: string, { name, cookie, theme }: Visitor) {
    const response = await fetch(ownSite().url + path, { headers: { cookie }, redirect: 'manual' });
    const text = await response.text();
    const isPage = text.startsWith('<!doctype html>') && !path.startsWith('/widgets/');
    const isOwn = isPage && name !== undefined;
    const control = response.headers.get('cache-control');
    expect({
      path,
      named: names.filter((value) => text.includes(value)),
      theme: /data-theme="(\w+)"/.exec(text)?.[1],
      control,
      session: response.headers.getSetCookie().filter((value) => value.startsWith('session=')),
    }).toEqual({
      path,
      named: isOwn ? [name] : [],
      theme: isPage ? theme : undefined,
      control: isOwn ? 'no-store' : control,
      session: [],
    });
  }

  for (const path of [...PUBLIC_SCREENS, ...OWN_SCREENS, ...READS, ...WIDGETS]) {
    for (const visitor of everyPair(visitors)) await visit(path, visitor);
    await Promise.all(visitors.map((visitor) => visit(`${path}?beside`, visitor)));
  }
});
