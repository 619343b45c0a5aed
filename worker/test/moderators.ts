import type { Case } from '@desert/contract/moderation/moderation';
import { env } from './account.ts';
import { type Fan, signedInFan } from './fan.ts';
import { upTo } from './rows-read.ts';
import { NEWS, newStory } from './stories.ts';
import { promote } from './world.ts';

const run = (sql: string) => env.DB.prepare(sql).run();

export async function signedInModerator(): Promise<Fan> {
  return promote(await signedInFan());
}

export async function signedInNewcomer(age = 24 * 60 * 60_000): Promise<Fan> {
  const fan = await signedInFan();
  await run(`UPDATE users SET created_at = ${Date.now() - age} WHERE id = ${fan.id}`);
  return fan;
}

/** Signs in two moderators, and an author who posts. */
export async function postAndModerators(signInAuthor = signedInFan) {
  const [moderator, second, author] = await Promise.all([
    signedInModerator(),
    signedInModerator(),
    signInAuthor(),
  ]);
  return { moderator, second, author, post: (await newStory(NEWS, author)).id };
}

/** Adds 310 posts: more than one request hides or restores. */
export const addSpam = ({ id }: Fan) =>
  run(
    `INSERT INTO news (user_id, created_at, title, details) SELECT ${id}, 1, 'Spam', 'Spam' FROM ${upTo(310)}`,
  );

export const report = (fan: Fan, kind: string, id: number, reason = 'Spam') =>
  fan.post('/reports/new/', { kind, id, reason });

export async function reportBy(count: number, kind: string, id: number): Promise<Fan[]> {
  const fans = await Promise.all(Array.from({ length: count }, signedInFan));
  for (const fan of fans) await report(fan, kind, id);
  return fans;
}

export const actOn = (by: Fan, action: string, kind: string, id: number, more: object = {}) =>
  by.post('/moderation/actions/', { action, kind, id, reason: 'Because of the rules', ...more });

export async function caseOf(by: Fan, kind: string, id: number): Promise<Case | undefined> {
  const found = await env.DB.prepare('SELECT id FROM cases WHERE kind = ? AND subject_id = ?')
    .bind(kind, id)
    .first<number>('id');
  if (found === null) return undefined;
  return (await by.get(`/moderation/cases/${found}/`)).json();
}
