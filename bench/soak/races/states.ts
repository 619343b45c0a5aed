/** Races on states: of two who change one at once, only one succeeds. */
import { atOnce, type Racing } from './client.ts';

const ROUNDS = 5;

const POST = { title: 'Race', details: 'Text' };

export async function raceStates(racing: Racing, moderator: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await raceOffers(racing);
    await raceModeration(racing, moderator);
    await raceLock(racing, moderator);
  }
}

/** All buyers make offers, and the seller accepts all of them at once: one is accepted. */
async function raceOffers({ ask, result, fans }: Racing): Promise<void> {
  const [seller = '', ...buyers] = fans;
  const item = { name: 'Sweater', description: 'Warm', price: 50 };
  const { id: merch_id } = (await ask(seller, 'POST', 'merch/new/', item)).body;
  const offers = await Promise.all(
    buyers.map(async (buyer) => {
      const begun = await ask(buyer, 'POST', 'conversations/new/', { merch_id, content: 'Hi' });
      const path = `conversations/${begun.body.id}/messages`;
      const offer = await ask(buyer, 'POST', `${path}/`, { content: '', offer: 9 });
      return `${path}/${offer.body.id}/offer/`;
    }),
  );
  const accepted = await atOnce(offers.length, (at) =>
    ask(seller, 'PUT', offers[at] ?? '', { state: 'taken' }),
  );
  const count = accepted.get(200) ?? 0;
  if (count !== 1) result.faults.push(`of ${offers.length} offers at once ${count} were accepted`);
  const states = ['for_sale', 'reserved', 'sold', 'withdrawn'];
  await atOnce(states.length * 2, (at) =>
    ask(seller, 'PUT', `merch/${merch_id}/state/`, { state: states[at % states.length] }),
  );
}

/** A moderator hides, shows, locks and unlocks a post while its author deletes and restores it, and others comment on it. */
async function raceModeration({ ask, fans }: Racing, moderator: string): Promise<void> {
  const [author = '', ...others] = fans;
  const { id } = (await ask(author, 'POST', 'news/new/', POST)).body;
  const acts = ['hide', 'put-back', 'lock', 'unlock', 'hide', 'put-back'];
  const about = { kind: 'news', id, reason: 'Spam' };
  await Promise.all([
    ...acts.map((act) => ask(moderator, 'POST', 'moderation/acts/', { act, ...about })),
    ask(author, 'DELETE', `news/${id}/delete/`),
    ask(author, 'POST', `news/${id}/restore/`),
    ...others.flatMap((cookie) => [
      ask(cookie, 'POST', 'news/comment/new/', { content: 'Hi', news_id: id }),
      ask(cookie, 'POST', `news/${id}/like/`),
      ask(cookie, 'POST', 'reports/new/', about),
    ]),
  ]);
}

/** Members comment on and on while a moderator locks a post: no comment sent after the lock's response is accepted. */
async function raceLock({ ask, result, fans }: Racing, moderator: string): Promise<void> {
  const [, author = '', ...others] = fans;
  const { id } = (await ask(author, 'POST', 'news/new/', POST)).body;
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
  await Promise.all([...[author, ...others].map(comment), lock()]);
}
