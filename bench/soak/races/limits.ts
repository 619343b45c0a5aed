/** Races on limits and keys: of many at once, as many are let in as there may be, and one is made. */
import { pngOf } from '../../../worker/test/png.ts';
import type { Result } from '../result.ts';
import { type Ask, atOnce } from './client.ts';

/** As `wrangler.toml` has them. */
const LIMITS = { writes: 300, photos: 60, reports: 20, mails: 5, signUps: 10, failures: 10 };

interface Limited {
  ask: Ask;
  result: Result;
  /** Two who wrote nothing beside what they signed up with. */
  fans: string[];
  /** How much that was. */
  written: number;
  /** How many mails the limits have counted for an address. */
  mailsTo: (email: string) => number;
}

export async function raceLimits({ ask, result, fans, written, mailsTo }: Limited): Promise<void> {
  const [writer = '', other = ''] = fans;
  const expectAdmitted = (name: string, admitted: number, most: number) => {
    if (admitted !== most) result.faults.push(`${name}: ${admitted} were let in, not ${most}`);
  };
  const post = { title: 'Race', details: 'Text' };
  const from = (address: string) => ({ 'cf-connecting-ip': address });

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
  expectAdmitted('photos an hour', photos.get(201) ?? 0, LIMITS.photos);

  const posts: number[] = [];
  const writes = await atOnce(LIMITS.writes, async () => {
    const made = await ask(writer, 'POST', 'news/new/', post);
    if (made.status === 201) posts.push(made.body.id);
    return made;
  });
  expectAdmitted('writes in 10 minutes', writes.get(201) ?? 0, LIMITS.writes - written);

  const reports = await atOnce(LIMITS.reports + 6, (at) =>
    ask(other, 'POST', 'reports/new/', { kind: 'news', id: posts[at], reason: 'Spam' }),
  );
  expectAdmitted('reports an hour', reports.get(201) ?? 0, LIMITS.reports);

  const signUps = await atOnce(LIMITS.signUps + 6, (at) =>
    ask('', 'POST', 'auth/signup/', account(`racer${at}`), from('203.0.113.1')),
  );
  expectAdmitted('sign-ups an hour', signUps.get(201) ?? 0, LIMITS.signUps);

  const taken = await atOnce(6, (at) =>
    ask('', 'POST', 'auth/signup/', account('sametwice'), from(`203.0.113.${at + 10}`)),
  );
  expectAdmitted('sign-ups of one name', taken.get(201) ?? 0, 1);

  const wrong = { email: 'racer0@example.com', password: 'not the right one' };
  const failures = await atOnce(LIMITS.failures + 6, () =>
    ask('', 'POST', 'auth/login/', wrong, from('203.0.113.2')),
  );
  expectAdmitted('wrong log-ins', LIMITS.failures + 6 - (failures.get(429) ?? 0), LIMITS.failures);

  const mails = await atOnce(LIMITS.mails + 6, (at) =>
    ask('', 'POST', 'auth/forgotten/', { email: `nobody${at}@example.com` }, from('203.0.113.3')),
  );
  expectAdmitted('mails an hour that one asks for', mails.get(200) ?? 0, LIMITS.mails);
  const { email } = account('racer0');
  await atOnce(LIMITS.mails + 6, (at) =>
    ask('', 'POST', 'auth/forgotten/', { email }, from(`203.0.113.${at + 20}`)),
  );
  expectAdmitted('mails an hour to one', mailsTo(email), LIMITS.mails);
}

const account = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: 'correct horse battery',
});
