/** Concurrent calls at the rate limits. Exactly as many as the limit must be admitted. */
import { pngOf } from '../../worker/test/png.ts';
import { type ApiCall, fanName, PASSWORD, signUpFan } from '../fan.ts';
import { inLanes } from '../measures.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import type { Site } from '../site/site.ts';
import type { Result } from './report.ts';

const LIMITS = {
  writes: 300,
  writesPerDay: 1000,
  mails: 5,
  guesses: 10,
  signUps: 10,
  reports: 20,
  photos: 60,
  downloads: 5,
};

const MORE = 6;

/** Number of concurrent hashes. The hash queue admits ten per address, and refuses more as busy. */
const HASHES_AT_ONCE = 5;

const POST = { title: 'Race', details: 'Text' };

interface Racing {
  result: Result;
  ask: (...call: ApiCall) => Promise<{ status: number; id: number }>;
  fans: string[];
}

export async function raceLimits(
  { result, ask, fans }: Racing,
  { origin, state, database }: Site,
  atOnce: number,
): Promise<void> {
  async function race(
    name: string,
    most: number,
    call: (at: number) => Promise<{ status: number }>,
    { lanes = atOnce, isAdmitted = (status: number) => status < 300 } = {},
  ): Promise<void> {
    let admitted = 0;
    await inLanes(lanes, [0, most + MORE], async (at) => {
      if (isAdmitted((await call(at)).status)) admitted += 1;
    });
    if (admitted !== most) result.faults.push(`${name}: ${admitted} were admitted, not ${most}`);
  }
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const askForMail = (email: string, address: number) =>
    ask('', 'POST', 'auth/forgotten/', { email }, from(`203.0.113.${address}`));

  const writer = await signUpFan(origin, 'writer', { records: 0 });
  await race('writes in 10 minutes', LIMITS.writes, () => ask(writer, 'POST', 'news/new/', POST));

  const busy = await signUpFan(origin, 'busy-writer', { records: 0 });
  await (
    await database('DB')
  )
    .prepare(
      `INSERT INTO rate_limits (key, hit, at, expires_at)
        SELECT 'write ' || users.id, 'earlier ' || value, ?1, ?1 + 86400000
        FROM users, json_each(?2) WHERE username_key = 'busy-writer'`,
    )
    .bind(Date.now() - 3_600_000, JSON.stringify([...Array(LIMITS.writesPerDay - 100).keys()]))
    .run();
  await race('writes a day', 100, () => ask(busy, 'POST', 'news/new/', POST));

  await race('mails an hour that one asks for', LIMITS.mails, (at) =>
    askForMail(`nobody${at}@example.com`, 1),
  );
  const email = `${fanName(1)}@example.com`;
  await inLanes(atOnce, [0, LIMITS.mails + MORE], (at) => askForMail(email, at + 2));
  using file = openDatabaseFile(state);
  const sent = file.rows(`SELECT 1 FROM rate_limits WHERE key = 'mail-to:${email}'`).length;
  if (sent !== LIMITS.mails) result.faults.push(`mails an hour to one: ${sent} were sent`);

  const guess = { email, password: 'a guess' };
  await race(
    'guesses in 15 minutes',
    LIMITS.guesses,
    () => ask('', 'POST', 'auth/login/', guess, from('203.0.113.201')),
    { lanes: HASHES_AT_ONCE, isAdmitted: (status) => status === 401 },
  );
  await race(
    'sign-ups an hour',
    LIMITS.signUps,
    (at) => {
      const username = `joiner${'abcdefghijklmnopqrstuvwxyz'[at]}`;
      const input = { username, email: `${username}@example.com`, password: PASSWORD };
      return ask('', 'POST', 'auth/signup/', input, from('203.0.113.202'));
    },
    { lanes: HASHES_AT_ONCE },
  );

  const [author = '', reporter = ''] = fans;
  const { id } = await ask(author, 'POST', 'news/new/', POST);
  const about = { kind: 'news', id, reason: 'Spam' };
  await race('reports an hour', LIMITS.reports, () => ask(reporter, 'POST', 'reports/new/', about));
  await race('downloads an hour', LIMITS.downloads, () =>
    fetch(`${origin}/api/account/data/`, { headers: { cookie: reporter } }),
  );
  const photo = pngOf(40, 30) as BodyInit;
  const headers = { cookie: reporter, origin, 'content-type': 'application/octet-stream' };
  await race('photos an hour', LIMITS.photos, () =>
    fetch(`${origin}/api/photos/`, { method: 'POST', headers, body: photo }),
  );
}
