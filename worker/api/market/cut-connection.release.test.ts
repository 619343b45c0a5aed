/** Two members exchange messages while the connection is cut at random: before a request, or before its response. */
import type { ConversationChanges, Message } from '@desert/contract/conversations';
import { expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ask, post } from '../../test/api.ts';
import type { Fan } from '../../test/fan.ts';
import { begin, openMarket } from '../../test/market.ts';
import { seeded } from '../../test/random.ts';

/** Number of messages. The test passed with 10,000, too: docs/decisions/0041-conversations.md. */
const COUNT = 600;

/** Seeded, so that each run has the same cuts. */
const random = seeded(19);

/** Sends a request. @returns undefined if the connection is cut before or after it */
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
      let response: Response | undefined;
      while (!response) response = await through(send);
      expect(response.status).toBe(201);
    }

    /** Each side with the messages that it received, by id, and the version up to which it has polled. */
    const sides = [market.seller, market.buyer].map((fan) => ({
      fan,
      version,
      seen: new Map<number, string>(),
    }));

    async function read(side: (typeof sides)[number]): Promise<boolean> {
      const headers = { 'If-None-Match': `"${side.version}"` };
      const path = `/conversations/${id}/changes/?after=${side.version}`;
      const response = await through(async () => ask(path, { ...from(side.fan), headers }));
      if (!response || response.status === 304) return response === undefined;
      const changes = await response.json<ConversationChanges>();
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
