/**
 * A week of a small community: 48 members who post, sell, like and reply, 2 spammers who join on the first day, and a
 * moderator who looks at the queue every other evening. At the end the spammers’ records are hidden, and none of the
 * others’ is lost.
 */
import type { PublicAction } from '@desert/contract/moderation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowCount } from '../test/account.ts';
import { Community, DAY, SPAM } from '../test/community.ts';
import { visitor } from '../test/fan.ts';
import { ask, followWrites } from '../test/search.ts';
import { expectSound } from '../test/whole-database.ts';

const DAYS = 7;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it(
  'the community is rid of its spammers after a week, and keeps all that the others wrote',
  { timeout: 300_000 },
  async () => {
    const community = await Community.found({ members: 48, spammers: 2 });
    for (let day = 0; day < DAYS; day += 1) {
      await community.live();
      if (day % 2 === 1) await community.moderate();
      vi.setSystemTime(Date.now() + DAY);
    }
    await community.moderate();

    // No record of the other members is lost.
    expect(community.written.length).toBeGreaterThan(300);
    expect(await community.missing()).toEqual([]);
    await expectSound();

    // The spammers’ records are hidden, and the spammers suspended.
    expect(community.spammed).toBeGreaterThan(10);
    for (const list of ['/news', '/memories', '/merch'])
      expect(await (await visitor.get(`${list}/?limit=100`)).text()).not.toContain(SPAM);
    expect(await rowCount('visible_news_comments', `content LIKE '%${SPAM}%'`)).toBe(0);
    expect(await rowCount('visible_memory_comments', `content LIKE '%${SPAM}%'`)).toBe(0);
    await followWrites();
    expect((await ask(SPAM)).order).toEqual([]);
    for (const spammer of community.spammers) expect((await spammer.get('/auth')).status).toBe(401);

    // Members who were reported without a reason are not affected.
    for (const member of community.members) expect((await member.get('/auth')).status).toBe(200);

    // The actions are logged, and reporters and authors were notified.
    const log = await (await visitor.get('/moderation/log/')).json<PublicAction[]>();
    expect(log.filter(({ action }) => action === 'suspend')).toHaveLength(2);
    expect(await community.told()).toEqual({ ofSpam: 0, reporters: true, twice: 0 });
  },
);
