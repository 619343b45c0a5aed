/** No child of a record that others cannot see can be written, from the moment on at which the record leaves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { askCall } from '../../test/ask-call.ts';
import { seedHistory } from '../../test/history.ts';
import { newComment, STORY_SECTIONS } from '../../test/stories.ts';
import { dumpDatabase } from '../../test/whole-database.ts';
import { newWorld, type World } from '../../test/world.ts';

beforeAll(seedHistory);

/** A write to a child of a record, by a member who could write it while the record was visible. */
interface ChildWrite {
  kind: 'merch' | 'news' | 'memories';
  call: string;
  by: (world: World) => { cookies: string };
  body?: (world: World) => object;
  /** Who leaves the record alone may still do this to its children. */
  except?: string;
}

const buyer = ({ buyer }: World) => buyer;
const author = ({ people }: World) => people.author;

const storyWrites = STORY_SECTIONS.flatMap(({ name: kind, field }): ChildWrite[] => {
  const on = ({ ids }: World) => ({ [field]: ids[kind] });
  const reply = (world: World) => ({ ...on(world), parent_id: world.ids[`${kind}_comment`] });
  return [
    {
      kind,
      by: buyer,
      call: `POST /${kind}/comment/new`,
      body: (world) => ({ content: 'Hi', ...on(world) }),
    },
    {
      kind,
      by: buyer,
      call: `POST /${kind}/comment/new`,
      body: (world) => ({ content: 'Hi', ...reply(world) }),
    },
    {
      kind,
      by: buyer,
      call: `PUT /${kind}/:id/comment/edit`,
      body: () => ({ content: 'Changed' }),
    },
    { kind, by: buyer, call: `DELETE /${kind}/:id/comment/delete` },
    { kind, by: buyer, call: `POST /${kind}/:id/like` },
    { kind, by: buyer, call: `DELETE /${kind}/:id/like/delete` },
  ];
});

const imageWrites = (['merch', 'memories'] as const).flatMap((kind): ChildWrite[] => {
  const field = kind === 'merch' ? 'merch_id' : 'memory_id';
  const image = { url: '/images/c.svg' };
  // Its author can still complete a pending record.
  const of = { kind, by: author, except: 'pending' };
  return [
    {
      ...of,
      call: `POST /${kind}/new/image`,
      body: ({ ids }) => ({ ...image, [field]: ids[kind] }),
    },
    { ...of, call: `PUT /${kind}/:id/images/edit`, body: () => image },
    { ...of, call: `DELETE /${kind}/:id/images/delete` },
  ];
});

const sharedWrites = (['merch', 'news', 'memories'] as const).flatMap((kind): ChildWrite[] => [
  { kind, by: buyer, call: 'POST /saved', body: ({ ids }) => ({ kind, id: ids[kind] }) },
  {
    kind,
    by: buyer,
    call: 'POST /reports/new',
    body: ({ ids }) => ({ kind, id: ids[kind], reason: 'Rude' }),
  },
]);

const itemWrites: ChildWrite[] = [
  {
    kind: 'merch',
    by: (world) => world.people.member,
    call: 'POST /conversations/new',
    body: ({ ids }) => ({ merch_id: ids['merch'], content: 'Hi' }),
  },
  {
    kind: 'merch',
    by: buyer,
    call: 'POST /conversations/:id/messages',
    body: () => ({ content: '', offer: 30 }),
  },
  {
    kind: 'merch',
    by: author,
    call: 'PUT /conversations/:id/messages/:message_id/offer',
    body: () => ({ state: 'accepted' }),
  },
  {
    kind: 'merch',
    by: author,
    call: 'PUT /merch/:id/state',
    body: () => ({ state: 'sold' }),
    except: 'pending',
  },
];

async function newParent(): Promise<World> {
  const world = await newWorld();
  for (const section of STORY_SECTIONS) {
    const story = world.ids[section.name] ?? 0;
    world.ids[`${section.name}_comment`] = (await newComment(section, world.buyer, story)).id;
    await world.buyer.post(`/${section.name}/${story}/like/`);
  }
  return world;
}

const STATES = ['pending', 'hidden', 'deleted'];

describe.each(STATES)('while its record is %s', (visibility) => {
  let world: World;

  beforeAll(async () => {
    world = await newParent();
    const changed = `visibility_changed_at = ${Date.now()}, visibility_changed_by = ${world.people.author.id}`;
    for (const kind of ['merch', 'news', 'memories'])
      await env.DB.exec(
        `UPDATE ${kind} SET visibility = '${visibility}', ${changed} WHERE id = ${world.ids[kind]}`,
      );
  });

  const writes = [...storyWrites, ...imageWrites, ...sharedWrites, ...itemWrites];

  it.each(
    writes
      .filter(({ except }) => except !== visibility)
      .map((write) => [`${write.call} (${write.kind})`, write] as const),
  )('the request %s is refused and changes nothing', async (_, { call, by, body }) => {
    const before = await dumpDatabase();
    const { status } = await askCall(by(world), call, world, body?.(world));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await dumpDatabase()) === before).toBe(true);
  });
});
