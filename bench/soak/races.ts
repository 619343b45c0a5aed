/** Races between members and a moderator. `check` compares counts with rows afterwards. */
import { Agent } from 'node:http';
import { type ApiCall, promote, signUpFans } from '../fan.ts';
import type { Site } from '../site/site.ts';
import { sendCounted } from './fuzz/send.ts';
import { newResult, type Result } from './report.ts';

const FANS = 7;
const ROUNDS = 5;
const MESSAGES = 10;

const AT_ONCE = 20;

const POST = { title: 'Race', details: 'Text' };

interface Race {
  result: Result;
  ask: (...call: ApiCall) => Promise<{ status: number; id: number }>;
  moderator: string;
  fans: string[];
}

export async function race(site: Site): Promise<Result> {
  // Builds the search index; otherwise lists wait for it.
  await site.tick();
  const result = newResult('races');
  const ask = asking(site.origin, result);
  const [moderator = '', ...fans] = await signUpFans(site, 0, FANS);
  await promote(site, 0);
  const racing: Race = { result, ask, moderator, fans };
  await raceConversations(racing);
  for (let round = 0; round < ROUNDS; round += 1) {
    await raceModeration(racing);
    await raceAttendance(racing);
    await raceLock(racing);
  }
  return result;
}

function asking(origin: string, result: Result): Race['ask'] {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return async (cookie, method, path, body = {}) => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const sent = { method, path: `/api/${path}`, headers, body: Buffer.from(JSON.stringify(body)) };
    const { status, text } = await sendCounted(result, '', origin, agent, sent);
    return { status, id: text ? (JSON.parse(text) as { id: number }).id : 0 };
  };
}

async function raceConversations({ ask, fans }: Race): Promise<void> {
  const [seller = '', ...buyers] = fans;
  const item = { name: 'Sweater', description: 'Warm', price: 50 };
  const { id: merch_id } = await ask(seller, 'POST', 'merch/new/', item);
  await Promise.all(
    buyers.map(async (buyer) => {
      const begin = () => ask(buyer, 'POST', 'conversations/new/', { merch_id, content: 'Hi' });
      const [{ id }] = await Promise.all([begin(), begin()]);
      const write = async (cookie: string) => {
        for (let at = 0; at < MESSAGES; at += 1) {
          const message = { content: 'Hi', ...(at % 2 === 0 && { offer: 1 + at }) };
          const sent = await ask(cookie, 'POST', `conversations/${id}/messages/`, message);
          const read = { message_id: sent.id };
          if (at % 3 === 0) await ask(cookie, 'PUT', `conversations/${id}/read/`, read);
        }
      };
      await Promise.all([write(seller), write(buyer)]);
    }),
  );
}

/** Members add and remove their attendance at a game in several tabs. */
async function raceAttendance({ ask, fans }: Race): Promise<void> {
  const path = 'history/games/2012-05-07/attendance/';
  await Promise.all(
    fans.flatMap((cookie) => [
      ask(cookie, 'POST', path, { seat: '101' }),
      ask(cookie, 'DELETE', path),
      ask(cookie, 'PUT', 'users/me/games/', { add: ['2012-05-07', '2012-05-04'] }),
    ]),
  );
}

async function raceModeration({ ask, moderator, fans }: Race): Promise<void> {
  const [author = '', ...others] = fans;
  const { id } = await ask(author, 'POST', 'news/new/', POST);
  const actions = ['hide', 'put-back', 'lock', 'unlock', 'hide', 'put-back'];
  const about = { kind: 'news', id, reason: 'Spam' };
  await Promise.all([
    ...actions.map((action) => ask(moderator, 'POST', 'moderation/actions/', { action, ...about })),
    ask(author, 'DELETE', `news/${id}/delete/`),
    ask(author, 'POST', `news/${id}/restore/`),
    ...others.flatMap((cookie) => [
      ask(cookie, 'POST', 'news/comment/new/', { content: 'Hi', news_id: id }),
      ask(cookie, 'POST', `news/${id}/like/`),
      ask(cookie, 'POST', 'saved/', { kind: 'news', id }),
      ask(cookie, 'POST', 'reports/new/', about),
    ]),
  ]);
}

/** Comments sent after the response to a lock must be refused. */
async function raceLock({ result, ask, moderator, fans }: Race): Promise<void> {
  const { id } = await ask(fans[0] ?? '', 'POST', 'news/new/', POST);
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
    const lock = { action: 'lock', kind: 'news', id, reason: 'Spam' };
    const { status } = await ask(moderator, 'POST', 'moderation/actions/', lock);
    if (status >= 400) result.faults.push(`a post could not be locked: ${status}`);
    isLocked = true;
  };
  await Promise.all([...fans.map(comment), lock()]);
}
