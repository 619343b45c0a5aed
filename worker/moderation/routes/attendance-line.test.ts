import type { Attendances } from '@desert/contract/history/attendance';
import { beforeAll, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { signedInFan, visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { actOn, caseOf, report, signedInModerator } from '../../test/moderators.ts';

const GAME = '/history/games/2012-05-07';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

it('a moderator can remove the reported text of an attendance but not the attendance', async () => {
  const [author, reader, moderator] = await Promise.all([
    signedInFan(),
    signedInFan(),
    signedInModerator(),
  ]);
  const attended = await author.post(`${GAME}/attendance/`, { seat: '101', line: 'Buy my pucks' });
  const [{ id } = { id: 0 }] = (await attended.json<Attendances>()).attendees;
  expect((await report(reader, 'attendances', id)).status).toBe(201);
  expect((await report(author, 'attendances', id)).status).toBe(400);
  expect(await caseOf(moderator, 'attendances', id)).toMatchObject({
    context: {
      title: 'May 7, 2012 vs. Nashville Predators',
      text: '101\nBuy my pucks',
      path: GAME,
    },
    author: { user: { id: author.id } },
  });
  expect((await actOn(moderator, 'hide', 'attendances', id)).status).toBe(400);
  const remove = () =>
    actOn(moderator, 'remove', 'attendances', id, { rule: 'spam', reason: 'Ads' });
  expect((await remove()).ok).toBe(true);
  expect((await remove()).status).toBe(409);
  expect(await rowCount('moderation_actions', `kind = 'attendances' AND subject_id = ${id}`)).toBe(
    1,
  );
  const after = await (await visitor.get(`${GAME}/attendance/`)).json<Attendances>();
  expect(after.attendees).toMatchObject([{ id, seat: '', line: '' }]);
  expect(after.count).toBe(1);
  expect((await report(reader, 'attendances', id)).status).toBe(404);
});
