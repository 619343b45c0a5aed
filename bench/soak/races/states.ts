/** Races on what something is: of two who want it to be another, one has it. */
import type { Result } from '../result.ts';
import { type Ask, atOnce } from './client.ts';

const ROUNDS = 5;

/** @param moderator one of whom the rest is not */
export async function raceStates(
  ask: Ask,
  result: Result,
  fans: string[],
  moderator: string,
): Promise<void> {
  const [seller = '', ...buyers] = fans;
  for (let round = 0; round < ROUNDS; round += 1) {
    await raceOffers(ask, result, seller, buyers);
    await raceModeration(ask, seller, buyers, moderator);
    await raceLock(ask, result, buyers, moderator);
  }
}

/** All buyers make offers, and the seller takes all of them at once: one is taken. */
async function raceOffers(
  ask: Ask,
  result: Result,
  seller: string,
  buyers: string[],
): Promise<void> {
  const item = { name: 'Sweater', description: 'Warm', price: 50 };
  const { id: merch_id } = (await ask(seller, 'POST', 'merch/new/', item)).body;
  const offers = await Promise.all(
    buyers.map(async (buyer) => {
      const begun = await ask(buyer, 'POST', 'conversations/new/', { merch_id, content: 'Hi' });
      const path = `conversations/${begun.body.id}/messages`;
      return `${path}/${(await ask(buyer, 'POST', `${path}/`, { content: '', offer: 9 })).body.id}/offer/`;
    }),
  );
  const taken = await atOnce(offers.length, (at) =>
    ask(seller, 'PUT', offers[at] ?? '', { state: 'taken' }),
  );
  if (taken.get(200) !== 1)
    result.faults.push(`of ${offers.length} offers at once ${taken.get(200) ?? 0} were taken`);
  const states = ['for_sale', 'reserved', 'sold', 'withdrawn'];
  await atOnce(states.length * 2, (at) =>
    ask(seller, 'PUT', `merch/${merch_id}/state/`, { state: states[at % states.length] }),
  );
}

/** A moderator hides, shows, closes and opens what its author deletes and puts back, while others comment on it. */
async function raceModeration(
  ask: Ask,
  author: string,
  others: string[],
  moderator: string,
): Promise<void> {
  const { id } = (await ask(author, 'POST', 'news/new/', { title: 'Race', details: 'Text' })).body;
  const acts = ['hide', 'put-back', 'lock', 'unlock', 'hide', 'put-back'];
  await Promise.all([
    ...acts.map((act) =>
      ask(moderator, 'POST', 'moderation/acts/', { act, kind: 'news', id, reason: 'Spam' }),
    ),
    ask(author, 'DELETE', `news/${id}/delete/`),
    ask(author, 'POST', `news/${id}/restore/`),
    ...others.flatMap((cookie) => [
      ask(cookie, 'POST', 'news/comment/new/', { content: 'Hi', news_id: id }),
      ask(cookie, 'POST', `news/${id}/like/`),
      ask(cookie, 'POST', 'reports/new/', { kind: 'news', id, reason: 'Spam' }),
    ]),
  ]);
}

/** Members comment on and on while a moderator locks a post: nothing is taken that was sent after the answer. */
async function raceLock(
  ask: Ask,
  result: Result,
  members: string[],
  moderator: string,
): Promise<void> {
  const [author = ''] = members;
  const { id } = (await ask(author, 'POST', 'news/new/', { title: 'Race', details: 'Text' })).body;
  let isLocked = false;
  const comment = async (cookie: string) => {
    for (let after = 0; after < 2;) {
      const wasLocked = isLocked;
      if (wasLocked) after += 1;
      const body = { content: 'Hi', news_id: id };
      const { status } = await ask(cookie, 'POST', 'news/comment/new/', body);
      if (wasLocked && status === 201) result.faults.push(`a locked post took a comment: ${id}`);
    }
  };
  const lock = async () => {
    const act = { act: 'lock', kind: 'news', id, reason: 'Spam' };
    const { status } = await ask(moderator, 'POST', 'moderation/acts/', act);
    if (status >= 400) result.faults.push(`a post could not be locked: ${status}`);
    isLocked = true;
  };
  await Promise.all([...members.map(comment), lock()]);
}
