import { expect, it } from 'vitest';
import { signedInFan } from '../../test/fan.ts';
import { requestSearch, suggestions } from '../../test/search.ts';

it('a search for a whole username finds the member, also one who wrote nothing', async () => {
  const { username } = await signedInFan();
  for (const q of [username, `@${username.toUpperCase()} `]) {
    expect((await requestSearch(q)).member).toBe(username);
    expect((await suggestions(q))[0]).toEqual({
      kind: 'member',
      label: ['', username],
      about: 'Member',
      path: `/user/${username}`,
    });
  }
  expect((await requestSearch(username, { kind: 'news' })).member).toBeUndefined();
});

it.each(['fan', 'deleted user', 'no-such-member'])(
  'a search for %s, which is no whole username, finds no member',
  async (q) => {
    expect((await requestSearch(q)).member).toBeUndefined();
    expect((await suggestions(q)).map(({ kind }) => kind)).not.toContain('member');
  },
);
