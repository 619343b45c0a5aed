/** Every call of moderation by a visitor, a member, the author, a moderator, and somebody suspended. */
import { describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { caseOf, report, signedInModerator } from '../../test/moderators.ts';
import { newStory, STORY_SECTIONS } from '../../test/stories.ts';

interface Subject {
  author: Fan;
  post: number;
  case_id: number;
}

type Call = (fan: Fan, subject: Subject) => Promise<Response>;

const acting =
  (act: string): Call =>
  (fan, { post }) =>
    fan.post('/moderation/acts/', { act, kind: 'news', id: post, reason: 'Spam', days: 1 });

/** The statuses of a visitor, a member, the author, a moderator, and a suspended moderator. */
const CALLS: [name: string, call: Call, statuses: number[]][] = [
  ['GET /moderation/cases/', (fan) => fan.get('/moderation/cases/'), [401, 403, 403, 200, 401]],
  [
    'GET /moderation/cases/{id}/',
    (fan, { case_id }) => fan.get(`/moderation/cases/${case_id}/`),
    [401, 403, 403, 200, 401],
  ],
  [
    'GET /moderation/members/{username}/',
    (fan, { author }) => fan.get(`/moderation/members/${author.username}/`),
    [401, 403, 403, 200, 401],
  ],
  ['GET /moderation/log/', (fan) => fan.get('/moderation/log/'), [200, 200, 200, 200, 200]],
  [
    'GET /moderation/log/?full=1',
    (fan) => fan.get('/moderation/log/?full=1'),
    [401, 403, 403, 200, 401],
  ],
  ...['keep', 'hide', 'remove', 'lock', 'warn', 'suspend'].map((act): (typeof CALLS)[number] => [
    `POST /moderation/acts/ ${act}`,
    acting(act),
    [401, 403, 403, 201, 401],
  ]),
  ['POST /reports/new/', (fan, { post }) => report(fan, 'news', post), [401, 201, 400, 201, 401]],
];

async function makeSubject(): Promise<Subject> {
  const [author, other, moderator] = [
    await signedInFan(),
    await signedInFan(),
    await signedInModerator(),
  ];
  const { id: post } = await newStory(STORY_SECTIONS[0]!, author);
  await report(other, 'news', post);
  const { id: case_id } = (await caseOf(moderator, 'news', post))!;
  return { author, post, case_id };
}

async function suspendedModerator(): Promise<Fan> {
  const fan = await signedInModerator();
  await env.DB.prepare('UPDATE users SET suspended_until = 8.64e15 WHERE id = ?')
    .bind(fan.id)
    .run();
  return fan;
}

const CALLERS: [string, (subject: Subject) => Promise<Fan> | Fan][] = [
  ['visitor', () => visitor],
  ['member', signedInFan],
  ['author', ({ author }) => author],
  ['moderator', signedInModerator],
  ['suspended', suspendedModerator],
];

const state = async () => [
  await rowCount('moderation_acts'),
  await rowCount('reports'),
  await rowCount('cases', `state = 'open'`),
  await rowCount('news'),
];

describe.each(CALLS)('%s', (_, call, statuses) => {
  it.each(CALLERS.map(([who, caller], at) => [who, statuses[at]!, caller] as const))(
    'by a %s is answered %i',
    async (_, status, caller) => {
      const subject = await makeSubject();
      const fan = await caller(subject);
      const before = await state();
      const response = await call(fan, subject);
      expect(response.status).toBe(status);
      const after = await state();
      expect(after).toEqual(status < 400 && status !== 200 ? after : before);
    },
  );
});
