/** Races on what is counted: `check` compares the counts with the rows afterwards. */
import { fanName } from '../../fan.ts';
import { oneOf } from '../../random.ts';
import type { Racing } from './client.ts';

const STORIES = 3;

const STORY = { title: 'Story', details: 'Text', tags: [{ kind: 'season', id: '2011-12' }] };

/** All members like, comment, save, reply, delete and restore on the same few stories. */
export async function raceCounters({ ask, fans, random, changes }: Racing): Promise<void> {
  const [author = ''] = fans;
  for (const kind of ['news', 'memories']) {
    const field = kind === 'news' ? 'news_id' : 'memory_id';
    const ids: number[] = [];
    for (let at = 0; at < STORIES; at += 1)
      ids.push((await ask(author, 'POST', `${kind}/new/`, STORY)).body.id);
    const change = async (cookie: string, comments: number[]) => {
      const id = oneOf(random, ids);
      const what = random();
      if (what < 0.25) return ask(cookie, 'POST', `${kind}/${id}/like/`);
      if (what < 0.45) return ask(cookie, 'DELETE', `${kind}/${id}/like/delete/`);
      if (what < 0.55) return ask(cookie, 'POST', 'saved/', { kind, id });
      if (what < 0.6) return ask(cookie, 'DELETE', `saved/${kind}/${id}/`);
      if (what < 0.65) return ask(author, 'DELETE', `${kind}/${id}/delete/`);
      if (what < 0.75) return ask(author, 'POST', `${kind}/${id}/restore/`);
      if (what < 0.8) return ask(author, 'PUT', `${kind}/${id}/edit/`, { ...STORY, tags: [] });
      const comment = comments.length > 0 && oneOf(random, comments);
      if (comment && what < 0.86)
        return ask(cookie, 'DELETE', `${kind}/${comment}/comment/delete/`);
      if (comment && what < 0.92) return ask(cookie, 'POST', `${kind}/${comment}/comment/restore/`);
      const body = { content: `@${fanName(2)} hi`, [field]: id };
      const made = await ask(cookie, 'POST', `${kind}/comment/new/`, body);
      if (made.status === 201) comments.push(made.body.id);
      return made;
    };
    await Promise.all(
      fans.map(async (cookie) => {
        const comments: number[] = [];
        for (let at = 0; at < changes; at += 1) await change(cookie, comments);
      }),
    );
    for (const id of ids) await ask(author, 'POST', `${kind}/${id}/restore/`);
  }
}

/** Both sides of a conversation write, read and make offers. */
export async function raceConversations({ ask, fans, random, changes }: Racing): Promise<void> {
  const [seller = '', ...buyers] = fans;
  const item = { name: 'Sweater', description: 'Warm', price: 50 };
  const { id: merch_id } = (await ask(seller, 'POST', 'merch/new/', item)).body;
  await Promise.all(
    buyers.map(async (buyer) => {
      // The same conversation is begun twice at once.
      const begin = () => ask(buyer, 'POST', 'conversations/new/', { merch_id, content: 'Hi' });
      const [{ body }] = await Promise.all([begin(), begin()]);
      const path = `conversations/${body.id}`;
      const side = async (cookie: string) => {
        for (let at = 0; at < changes / 4; at += 1) {
          const sent = { content: 'Hi', ...(random() < 0.4 && { offer: 1 + at }) };
          const { body: message } = await ask(cookie, 'POST', `${path}/messages/`, sent);
          if (random() < 0.4) await ask(cookie, 'PUT', `${path}/read/`, { message_id: message.id });
        }
      };
      await Promise.all([side(seller), side(buyer)]);
    }),
  );
}
