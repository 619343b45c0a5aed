/** A small site with a record of every kind, for tests that go through all calls of the API. */
import type { ConversationDetail, Message } from '@desert/contract/store/conversations';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { env } from './account.ts';
import { type Fan, signedInFan, visitor } from './fan.ts';
import { beginConversation, newItem, makeOffer } from './market.ts';
import { newComment, newStory, STORY_SECTIONS } from './stories.ts';

/** The callers; the author wrote every record. */
export interface People {
  visitor: Fan;
  member: Fan;
  author: Fan;
  moderator: Fan;
  /** Suspended, but with a session that is still open. */
  suspended: Fan;
}

export interface World {
  people: People;
  /** Has a conversation with the author about their item. */
  buyer: Fan;
  /** Ids of the author's records, by the path before the id. */
  ids: Record<string, number>;
}

export async function promote(fan: Fan): Promise<Fan> {
  await drizzle(env.DB).update(users).set({ role: 'moderator' }).where(eq(users.id, fan.id));
  return fan;
}

/** Suspends a member for a day without ending their session, which a moderator's action would end. */
async function suspend(fan: Fan): Promise<Fan> {
  const suspended_until = Date.now() + 24 * 60 * 60 * 1000;
  await drizzle(env.DB).update(users).set({ suspended_until }).where(eq(users.id, fan.id));
  return fan;
}

export async function newWorld(): Promise<World> {
  const [author, member, buyer, moderator, suspended] = await Promise.all(
    Array.from({ length: 5 }, signedInFan),
  );
  if (!author || !member || !buyer || !moderator || !suspended) throw new Error('Nobody came.');
  await Promise.all([promote(moderator), suspend(suspended)]);
  const item = await newItem(author);
  const image = { url: '/images/a.svg', merch_id: item.id };
  const { id: merch_image } = await readCreated(author.post('/merch/new/image/', image));
  const { id: conversation }: ConversationDetail = await beginConversation({ buyer, item });
  const { id: message }: Message = await makeOffer(buyer, conversation, 40);
  const ids: World['ids'] = {
    merch: item.id,
    merch_image,
    conversation,
    message,
    blocks: buyer.id,
    history: 32,
    notifications: 1,
    account: 1,
  };
  for (const section of STORY_SECTIONS) {
    const story = await newStory(section, author);
    ids[section.name] = story.id;
    ids[`${section.name}_comment`] = (await newComment(section, author, story.id)).id;
    const ofStory = { url: '/images/a.svg', [section.field]: story.id };
    const added = author.post(`/${section.name}/new/image/`, ofStory);
    ids[`${section.name}_image`] = (await readCreated(added)).id;
  }
  await author.post('/follows/', { target: `member:${buyer.id}` });
  ids['follows'] =
    (await env.DB.prepare('SELECT max(id) AS id FROM follows').first<number>('id')) ?? 0;
  await buyer.post('/reports/new/', { kind: 'news', id: ids['news'], reason: 'Rude' });
  const reported = "SELECT id FROM cases WHERE kind = 'news' ORDER BY id DESC";
  ids['moderation'] = (await env.DB.prepare(reported).first<number>('id')) ?? 0;
  return { people: { visitor, member, author, moderator, suspended }, buyer, ids };
}

async function readCreated(request: Promise<Response>): Promise<{ id: number }> {
  return (await request).json();
}
