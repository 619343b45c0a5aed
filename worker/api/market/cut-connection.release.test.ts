/** Two who write to each other through a connection that is cut at random: before a request, or before its answer. */
import type { ConversationChanges, Message } from '@desert/contract/conversations';
import { expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ask, post } from '../../test/api.ts';
import type { Fan } from '../../test/fan.ts';
import { begin, openMarket } from '../../test/market.ts';
import { seeded } from '../../test/random.ts';

/** Ten thousand were tried, too: docs/decisions/0041-conversations.md. */
const COUNT = 600;

/** The same cuts each time. */
const random = seeded(19);

/** Asks through the connection: undefined where it is cut. */
async function through(send: () => Promise<Response>): Promise<Response | undefined> {
  if (random() < 0.2) return undefined;
  const response = await send();
  return random() < 0.2 ? undefined : response;
}

it(
  'a client with a cut connection loses no message, has none twice, and keeps the order',
  { timeout: 600_000 },
  async () => {
    const market = await openMarket();
    const { id, version } = await begin(market, 'first');
    const environment = { ...env, WRITES_PER_10_MINUTES: 1_000_000 };
    const from = (fan: Fan) => ({ cookies: fan.cookies, environment });

    async function write(fan: Fan, content: string): Promise<void> {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const send = () =>
        post(`/conversations/${id}/messages/`, { content }, { ...from(fan), headers });
      let answer: Response | undefined;
      while (!answer) answer = await through(send);
      expect(answer.status).toBe(201);
    }

    /** What one side has: by id, as it came. */
    const sides = [market.seller, market.buyer].map((fan) => ({
      fan,
      version,
      seen: new Map<number, string>(),
    }));

    async function read(side: (typeof sides)[number]): Promise<boolean> {
      const headers = { 'If-None-Match': `"${side.version}"` };
      const path = `/conversations/${id}/changes/?after=${side.version}`;
      const answer = await through(async () => ask(path, { ...from(side.fan), headers }));
      if (!answer || answer.status === 304) return answer === undefined;
      const changes = await answer.json<ConversationChanges>();
      for (const { id: at, content } of changes.messages) side.seen.set(at, content);
      side.version = changes.version;
      return true;
    }

    const sent: string[] = [];
    for (let n = 0; n < COUNT; n += 1) {
      const content = `${n}`;
      await write(random() < 0.5 ? market.seller : market.buyer, content);
      sent.push(content);
      for (const side of sides) if (random() < 0.1) await read(side);
    }
    for (const side of sides) {
      while (await read(side));
      const inOrder = [...side.seen].toSorted(([a], [b]) => a - b).map(([, content]) => content);
      expect(inOrder).toEqual(sent);
    }
    expect(await rowCount('messages', `conversation_id = ${id}`)).toBe(COUNT + 1);
    const stored = await env.DB.prepare('SELECT version FROM messages WHERE conversation_id = ?')
      .bind(id)
      .all<Pick<Message, 'id'>>();
    expect(new Set(stored.results.map((row) => JSON.stringify(row))).size).toBe(COUNT + 1);
  },
);
