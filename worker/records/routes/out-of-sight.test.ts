/** No read path shows a record that is not visible, nor the comments, images and other rows that refer to it. */
import { TABLES } from '@desert/drizzle/tables';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { discover } from '../../test/discovery.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { runNotifications } from '../../test/jobs.ts';
import { save } from '../../test/saves.ts';
import { followWrites } from '../../test/search.ts';
import { newTagged, SEASON } from '../../test/tagged.ts';
import { isStoryKind } from '../kind.ts';
import { namedKinds } from '../registry.ts';

const DISCOVERED = ['/news/feed.xml', '/memories/feed.xml', '/history/2011-12/feed.xml'];

beforeAll(seedHistory);

describe.each(namedKinds)('a record of /%s that is', (name, kind) => {
  let author: Fan;
  let other: Fan;
  let id: number;
  let count = 0;
  /** A word in the texts of the record and of its comments and images. */
  let canary: string;

  async function fill(): Promise<void> {
    [author, other] = [await signedInFan(), await signedInFan()];
    canary = `canary${name}${(count += 1)}`;
    const texts = { name: canary, title: canary, details: canary, description: canary };
    ({ id } = await newTagged(name, author, [SEASON], texts));
    await save(other, name, id);
    await author.post(`/${name}/new/image/`, {
      url: '/images/a.svg',
      alt: canary,
      [kind.field]: id,
    });
    if (isStoryKind(kind)) {
      await other.post(`/${name}/comment/new/`, { content: canary, [kind.field]: id });
      await other.post(`/${name}/${id}/like/`);
    }
    await runNotifications();
    await followWrites();
  }

  /** Reads every path that could show the record, as member and visitor. @returns those that contain the canary */
  async function readAll(): Promise<string[]> {
    const paths = [
      `/${name}/`,
      ...['sort=likes', 'sort=comments', 'tag=season:2011-12', `user_id=${author.id}`].map(
        (query) => `/${name}/?${query}`,
      ),
      `/${name}/?author=${author.username}`,
      `/${name}/?q=${canary}&state=all`,
      `/${name}/${id}/`,
      `/${name}/${id}/comments/`,
      `/search/?q=${canary}`,
      `/search/suggestions/?q=${canary}`,
      `/users/${author.username}/`,
      '/saved/',
      '/notifications/',
      '/history/teams/32/',
    ];
    const responses = await Promise.all([
      ...paths.map((path) => visitor.get(path)),
      ...paths.map((path) => other.get(path)),
      author.get('/notifications/'),
      ...[...DISCOVERED, `/${name}/sitemap-1.xml`].map((path) => discover(path)),
    ]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.filter((text) => text.includes(canary) || text.includes(`/${name}/${id}<`));
  }

  it.each(['hidden', 'pending', 'deleted'])(
    '%s appears nowhere, and everywhere again after it is restored',
    async (state) => {
      await fill();
      const before = (await readAll()).length;
      expect(before).toBeGreaterThan(5);
      const change = env.DB.prepare(`UPDATE ${name} SET visibility = ? WHERE id = ?`);
      await change.bind(state, id).run();
      // The record is invisible even before the jobs and the search index have caught up.
      expect(await readAll()).toEqual([]);
      await runNotifications();
      await followWrites();
      expect(await readAll()).toEqual([]);
      await change.bind('visible', id).run();
      await runNotifications();
      await followWrites();
      expect(await readAll()).toHaveLength(before);
    },
  );

  it('visible has a row in every table that references it', async () => {
    await fill();
    const referring = TABLES.filter((table) =>
      Object.values(getTableColumns(table)).some(
        (column) => column.name === kind.field && getTableName(table) !== 'conversations',
      ),
    );
    const counts = referring.map(async (table) => [
      getTableName(table),
      await rowCount(getTableName(table), `${kind.field} = ${id}`),
    ]);
    const names = referring.map((table) => [getTableName(table), 1]);
    expect(await Promise.all(counts)).toEqual(names);
  });
});
