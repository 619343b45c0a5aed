/** A year of weekly digests to 300 members, compared with a model that knows neither the queries nor the jobs. */
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../notifications/settings.ts';
import { env } from '../test/account.ts';
import { expectDigest, type Member, type Post, readDigest } from '../test/digest-model.ts';
import { endingAt } from '../test/ending.ts';
import { seedGames } from '../test/history.ts';
import { makeDue, runDue, runHourly } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { seeded } from '../test/random.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MEMBERS = 300;
/** A Friday at 8 in the morning in Arizona. */
const START = Date.UTC(2026, 0, 2, 15);
const KINDS = ['tag', 'member', 'search', 'comments', 'like', 'mention', 'message'];

const database = drizzle(env.DB);
const random = seeded(67);
const below = (limit: number) => Math.floor(random() * limit);
const insert = (sql: string, rows: unknown[]) =>
  env.DB.prepare(`${sql} FROM json_each(?)`).bind(JSON.stringify(rows)).run();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function newMembers(dates: string[]): Promise<Member[]> {
  const members = Array.from({ length: MEMBERS }, (_, at): Member => ({
    id: 1001 + at,
    since: null,
    isConfirmed: random() < 0.9,
    hasBounced: false,
    notified: [],
    nights: Array.from({ length: below(40) }, () => dates[below(dates.length)]!),
    blocked: new Set(),
  }));
  await insert(
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at, email_confirmed_at)
      SELECT value ->> 'id', 'member' || (value ->> 'id'), 'member' || (value ->> 'id'), (value ->> 'id') || '@example.com',
        value ->> 'id', '!', 1, iif(value ->> 'isConfirmed', 1, NULL)`,
    members,
  );
  await insert(
    'INSERT OR IGNORE INTO attendances (user_id, date, created_at) SELECT value ->> 0, value ->> 1, 1',
    members.flatMap(({ id, nights }) => nights.map((date) => [id, date])),
  );
  return members;
}

let lastId = 10_000;

/** Simulates the week before a Friday in the database and in the model. */
async function liveWeek(members: Member[], posts: Post[], friday: number): Promise<void> {
  const pick = () => members[below(MEMBERS)]!;
  for (let change = 0; change < 25; change += 1) {
    const member = pick();
    const digest = random() < 0.8;
    const now = friday - below(7 * DAY);
    await changeSettings(database, member.id, { digest }, now);
    member.since = digest ? (member.since ?? now) : null;
    if (digest) member.hasBounced = false;
  }
  const others = Array.from({ length: 3 }, pick);
  for (const member of others) member.isConfirmed = !member.isConfirmed;
  for (const { id, isConfirmed } of others)
    await env.DB.prepare('UPDATE users SET email_confirmed_at = ? WHERE id = ?')
      .bind(isConfirmed ? 1 : null, id)
      .run();
  const [eachMember, other] = [pick(), pick()];
  if (eachMember !== other && !eachMember.blocked.has(other.id)) {
    for (const [a, b] of [
      [eachMember, other],
      [other, eachMember],
    ] as const)
      a.blocked.add(b.id);
    await insert(
      'INSERT INTO blocks (user_id, blocked_id, created_at) SELECT value ->> 0, value ->> 1, 1',
      [[eachMember.id, other.id]],
    );
  }
  const notified = Array.from({ length: 150 }, () => {
    const notification = {
      id: (lastId += 1),
      kind: KINDS[below(KINDS.length)]!,
      at: friday - below(7 * DAY),
      others: below(3),
      isGone: false,
    };
    const member = pick();
    member.notified.push(notification);
    return [member.id, notification.id, notification.kind, notification.at, notification.others];
  });
  await insert(
    `INSERT INTO notifications (user_id, id, key, kind, source_table, source_id, title, path, detail, at, others)
      SELECT value ->> 0, value ->> 1, value ->> 1, iif(value ->> 2 IN ('like', 'mention', 'message'), value ->> 2, 'follow'),
        'news', 1, 'T', '/news/1', json_object('why', value ->> 2), value ->> 3, value ->> 4`,
    notified,
  );
  const gone = members.flatMap(({ notified: all }) =>
    all.filter(({ isGone }) => !isGone && random() < 0.2),
  );
  for (const notification of gone) notification.isGone = true;
  await env.DB.prepare(
    'UPDATE notifications SET is_read = id % 2, is_hidden = 1 - id % 2 WHERE id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(gone.map(({ id }) => id)))
    .run();
  const written = Array.from({ length: below(4) }, (): Post => ({
    id: (lastId += 1),
    author: pick().id,
    at: friday - below(7 * DAY),
    likes: below(6),
  }));
  posts.push(...written);
  await insert(
    `INSERT INTO news (id, user_id, title, details, likes, created_at, idempotency_key)
      SELECT value ->> 'id', value ->> 'author', 'T', 'D', value ->> 'likes', value ->> 'at', value ->> 'id'`,
    written,
  );
}

it('in each week of a year, members get the digests that a model expects, despite killed runners and bounces', async () => {
  await seedGames();
  const rows = await env.DB.prepare('SELECT date FROM games').all<{ date: string }>();
  const dates = rows.results.map(({ date }) => date);
  await env.DB.exec('DELETE FROM users WHERE id > 1000; DELETE FROM jobs');
  const members = await newMembers(dates);
  const posts: Post[] = [];
  let mails = 0;
  for (let week = 1; week <= 52; week += 1) {
    const friday = START + week * 7 * DAY;
    await liveWeek(members, posts, friday);
    const expected = new Map(
      members.flatMap((member) => {
        const digest = expectDigest(member, posts, dates, friday);
        return digest === null ? [] : [[`${member.id}@example.com`, digest]];
      }),
    );
    const bouncing = members[below(MEMBERS)]!;
    const bounces = `${bouncing.id}@example.com`;
    const box = mailbox();
    const send = box.env.EMAIL!.send.bind(box.env.EMAIL) as (mail: unknown) => Promise<never>;
    const bounced = Object.assign(new Error('back'), { code: 'E_RECIPIENT_SUPPRESSED' });
    const EMAIL = {
      send: async (mail: unknown) => {
        if ((mail as { to: string }).to === bounces) throw bounced;
        return send(mail);
      },
    };
    if (expected.delete(bounces)) bouncing.hasBounced = true;
    const platform = { ...box.env, EMAIL, SITE_URL: 'https://desert.test', POSTAL_ADDRESS: '' };
    vi.setSystemTime(friday - HOUR);
    await runHourly('digests', platform);
    vi.setSystemTime(friday + 23 * 60_000);
    await runHourly('digests', platform);
    vi.setSystemTime(friday + 6 * HOUR);
    const isKilled = week % 3 === 0;
    if (isKilled) {
      const calls = { left: 1 + below(60), after: week % 2 === 0 };
      await runDue(['digest'], { ...platform, DB: endingAt(env.DB, calls) });
      await makeDue();
    }
    await runDue(['digests', 'digest'], platform);
    vi.setSystemTime(friday + 3 * DAY);
    await runHourly('digests', platform);
    await runDue(['digest'], platform);
    const got = new Map(box.sent.map(({ to, text }) => [to, readDigest(text)]));
    expect({ week, got: Object.fromEntries(got) }).toEqual({
      week,
      got: Object.fromEntries(expected),
    });
    expect(box.sent.length - got.size).toBeLessThanOrEqual(isKilled ? 1 : 0);
    mails += got.size;
  }
  expect(mails).toBeGreaterThan(5000);
});
