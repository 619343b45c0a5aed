/** Races on rate limits and idempotency keys: of many calls at once, as many are admitted as the limit says. */
import { pngOf } from '../../../worker/test/png.ts';
import { PASSWORD } from '../../fan.ts';
import { atOnce, type Racing } from './client.ts';

/** As `wrangler.toml` has them. */
const LIMITS = { writes: 300, photos: 60, reports: 20, mails: 5, signUps: 10, failures: 10 };

/** More calls than a limit admits. */
const MORE = 6;

/** How many records `signUpFan` writes. */
const WRITTEN = 18;

/** @param mailsTo how many mails the limits have counted for an address */
export async function raceLimits(
  { ask, result }: Pick<Racing, 'ask' | 'result'>,
  [writer, other]: [string, string],
  mailsTo: (email: string) => number,
): Promise<void> {
  const expectAdmitted = (name: string, admitted: number | undefined, most: number) => {
    if ((admitted ?? 0) !== most)
      result.faults.push(`${name}: ${admitted ?? 0} were admitted, not ${most}`);
  };
  const post = { title: 'Race', details: 'Text' };
  /** Calls as a visitor from an address: each call counts for the limits of that address. */
  const visit = (path: string, body: object, address: number) =>
    ask('', 'POST', `auth/${path}/`, body, { 'cf-connecting-ip': `203.0.113.${address}` });

  const key = { 'idempotency-key': 'race-of-keys-0123456789' };
  const ids = new Set<number>();
  await atOnce(20, async () => {
    const made = await ask(other, 'POST', 'news/new/', post, key);
    if (made.status === 201) ids.add(made.body.id);
    return made;
  });
  if (ids.size !== 1) result.faults.push(`one key made ${ids.size} posts`);

  const photos = await atOnce(LIMITS.photos + 20, () =>
    ask(other, 'POST', 'photos/', pngOf(40, 30)),
  );
  expectAdmitted('photos an hour', photos.get(201), LIMITS.photos);

  const posts: number[] = [];
  const writes = await atOnce(LIMITS.writes, async () => {
    const made = await ask(writer, 'POST', 'news/new/', post);
    if (made.status === 201) posts.push(made.body.id);
    return made;
  });
  expectAdmitted('writes in 10 minutes', writes.get(201), LIMITS.writes - WRITTEN);

  const reports = await atOnce(LIMITS.reports + MORE, (at) =>
    ask(other, 'POST', 'reports/new/', { kind: 'news', id: posts[at], reason: 'Spam' }),
  );
  expectAdmitted('reports an hour', reports.get(201), LIMITS.reports);

  const signUps = await atOnce(LIMITS.signUps + MORE, (at) =>
    visit('signup', account(`racer${at}`), 1),
  );
  expectAdmitted('sign-ups an hour', signUps.get(201), LIMITS.signUps);

  const taken = await atOnce(6, (at) => visit('signup', account('sametwice'), at + 10));
  expectAdmitted('sign-ups of one name', taken.get(201), 1);

  const { email } = account('racer0');
  const failures = LIMITS.failures + MORE;
  const wrong = await atOnce(failures, () => visit('login', { email, password: 'wrong one' }, 2));
  expectAdmitted('wrong log-ins', failures - (wrong.get(429) ?? 0), LIMITS.failures);

  const mails = await atOnce(LIMITS.mails + MORE, (at) =>
    visit('forgotten', { email: `nobody${at}@example.com` }, 3),
  );
  expectAdmitted('mails an hour that one asks for', mails.get(200), LIMITS.mails);
  await atOnce(LIMITS.mails + MORE, (at) => visit('forgotten', { email }, at + 20));
  expectAdmitted('mails an hour to one', mailsTo(email), LIMITS.mails);
}

const account = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
});
