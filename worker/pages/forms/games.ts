/** "I was there" without JavaScript: on a game's page, and for several games at `/user/games`. */
import { GAMES_PATH } from '@desert/contract/history/attendance';
import { AttendanceInput, GamesInput, MAX_IMPORT } from '@desert/contract/history/attendance-input';
import { parseFields } from '@desert/contract/text/body';
import { attendGame, changeAttendances, unattendGame } from '../../history/attendance/attend.ts';
import { shortenGameList } from '../../history/attendance/import.ts';
import { setGamesPrivacy } from '../../history/attendance/own-games.ts';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { type FormMember, defineMemberForm, type PostableForm } from './posted.ts';

const GAME = /^\/history\/games\/(\d{4}-\d{2}-\d{2})\/?$/;

type Change = Pick<FormMember, 'database' | 'user_id'> & { data: URLSearchParams };

export function findGamesForm(path: string): PostableForm | undefined {
  const [, date] = GAME.exec(path) ?? [];
  if (date !== undefined) return changeForm((change) => changeOne(change, date));
  return path.replace(/\/$/, '') === GAMES_PATH ? changeForm(changeSeveral) : undefined;
}

/** @param change returns the page to go to, if it is another one */
function changeForm(change: (given: Change) => Promise<string | void>): PostableForm {
  return defineMemberForm(
    async ({ database, env, account, user_id, demo }, { request, url }, shown) => {
      const data = await readForm(request);
      for (const name of ['seat', 'line']) shown.values[name] = data.getAll(name);
      if (data.get('seat') || data.get('line')) checkConfirmed(env, account);
      await admitRequest(database, limitWritesByAccount(env, user_id, { demo }));
      const page = await change({ database, user_id, data });
      return page ?? url.pathname + url.search;
    },
  );
}

async function changeOne({ database, user_id, data }: Change, date: string): Promise<void> {
  if (data.has('undo')) {
    await unattendGame(database, user_id, date);
    return;
  }
  const input = parseInput(AttendanceInput, Object.fromEntries(data));
  await attendGame(database, user_id, { date, ...input });
}

async function changeSeveral({ database, user_id, data }: Change): Promise<string | void> {
  const list = data.get('import');
  if (list !== null)
    return `${GAMES_PATH}?${new URLSearchParams({ import: shortenGameList(list).slice(0, MAX_IMPORT) }).toString()}#import`;
  const isPrivate = data.get('private');
  if (isPrivate !== null) {
    await setGamesPrivacy(database, user_id, isPrivate === 'on');
    return;
  }
  const dates = { add: data.getAll('add'), remove: data.getAll('remove') };
  const { problems, values } = parseFields(GamesInput, dates);
  if (!values) throw new Refusal(400, Object.values(problems)[0] ?? '');
  await changeAttendances(database, user_id, values);
}
