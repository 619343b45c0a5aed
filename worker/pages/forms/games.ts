/** "I was there" without JavaScript: on a game's page, and for several games at `/user/games`. */
import { GAMES_PATH } from '@desert/contract/history/attendance';
import { AttendanceInput, GamesInput } from '@desert/contract/history/attendance-input';
import { parseFields } from '@desert/contract/text/body';
import { demoSource } from '../../accounts/demo.ts';
import { sessionOf } from '../../accounts/session/resolve.ts';
import { attend, changeAttendances, unattend } from '../../history/attendance/attend.ts';
import { setGamesPrivacy } from '../../history/attendance/own-games.ts';
import { writes } from '../../http/rate-limits/policies.ts';
import { admit } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { seeOther } from '../../http/response/redirect.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { type Database, openD1 } from '../../platform/database/open.ts';
import type { PostableForm } from './posted.ts';

const GAME = /^\/history\/games\/(\d{4}-\d{2}-\d{2})\/?$/;

interface Change {
  database: Database;
  user_id: number;
  data: URLSearchParams;
}

export function gamesFormAt(path: string): PostableForm | undefined {
  const [, date] = GAME.exec(path) ?? [];
  if (date !== undefined) return memberForm((change) => changeOne(change, date));
  return path.replace(/\/$/, '') === GAMES_PATH ? memberForm(changeSeveral) : undefined;
}

/** A form for members; others are sent to the log-in. */
function memberForm(change: (given: Change) => Promise<void>): PostableForm {
  return async ({ request, url, env, database: client }, shown) => {
    const here = url.pathname + url.search;
    const data = await readForm(request);
    const database = openD1(client);
    const session = await sessionOf(request, database);
    if (!session) return seeOther(`/login?next=${encodeURIComponent(here)}`);
    const { account, renewed } = session;
    for (const name of ['seat', 'line']) shown.values[name] = data.getAll(name);
    if (data.get('seat') || data.get('line')) checkConfirmed(env, account);
    const demo = demoSource(env, account.email, request);
    await admit(database, writes(env, account.id, { demo }));
    await change({ database, user_id: account.id, data });
    return seeOther(here, renewed ? [renewed] : []);
  };
}

async function changeOne({ database, user_id, data }: Change, date: string): Promise<void> {
  if (data.has('undo')) {
    await unattend(database, user_id, date);
    return;
  }
  const input = parseInput(AttendanceInput, Object.fromEntries(data));
  await attend(database, user_id, { date, ...input });
}

async function changeSeveral({ database, user_id, data }: Change): Promise<void> {
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
