/** Every private call by a visitor, by both sides, and by a third member, who is told that there is nothing. */
import { describe, expect, it } from 'vitest';
import { type Fan, visitor } from '../../test/fan.ts';
import { begin, type Market, offer, open, openMarket, write } from '../../test/market.ts';

interface Subject extends Market {
  id: number;
  /** An offer of the buyer. */
  offered: number;
}

type Call = (fan: Fan, subject: Subject) => Promise<Response>;

const CALLS: [name: string, call: Call, seller: number, buyer: number][] = [
  ['GET /conversations/{id}/', (fan, { id }) => fan.get(`/conversations/${id}/`), 200, 200],
  [
    'GET …/messages/',
    (fan, { id }) => fan.get(`/conversations/${id}/messages/?cursor=zzzz`),
    200,
    200,
  ],
  ['GET …/changes/', (fan, { id }) => fan.get(`/conversations/${id}/changes/?after=0`), 200, 200],
  ['POST …/messages/', (fan, { id }) => write(fan, id, 'Hi'), 201, 201],
  ['POST …/messages/ with an offer', (fan, { id }) => write(fan, id, { offer: 5 }), 201, 201],
  [
    'PUT …/offer/',
    (fan, { id, offered }) =>
      fan.put(`/conversations/${id}/messages/${offered}/offer/`, { state: 'taken' }),
    200,
    403,
  ],
  [
    'PUT …/read/',
    (fan, { id, offered }) => fan.put(`/conversations/${id}/read/`, { message_id: offered }),
    200,
    200,
  ],
  [
    'POST /reports/new/',
    (fan, { id }) => fan.post('/reports/new/', { kind: 'conversations', id, reason: 'Rude' }),
    201,
    201,
  ],
];

async function subject(): Promise<Subject> {
  const market = await openMarket();
  const { id } = await begin(market, 'Hello');
  return { ...market, id, offered: (await offer(market.buyer, id, 40)).id };
}

describe.each(CALLS)('%s', (_, call, bySeller, byBuyer) => {
  it.each([
    ['visitor', 401],
    ['seller', bySeller],
    ['buyer', byBuyer],
    ['third', 404],
  ] as const)('by the %s is answered %i', async (who, status) => {
    const made = await subject();
    const before = JSON.stringify(await open(made.buyer, made.id));
    const response = await call(who === 'visitor' ? visitor : made[who], made);
    expect(response.status).toBe(status);
    if (status < 400) return;
    expect(await response.text()).not.toMatch(/Hello|sweater/);
    expect(JSON.stringify(await open(made.buyer, made.id))).toBe(before);
  });
});

it('shows no row of it to a third member in any list', async () => {
  const { third, item, id } = await subject();
  for (const path of ['/conversations/', `/conversations/?merch_id=${item.id}`, '/blocks/'])
    expect(await (await third.get(path)).json()).toEqual([]);
  expect(await (await third.get('/conversations/unread/')).json()).toEqual({
    unread: 0,
    notifications: 0,
  });
  const found = await third.get(`/search/?q=${encodeURIComponent('Hello')}`);
  expect(await found.text()).not.toContain('Hello,');
  const data = await (await third.get('/account/data/')).json<Record<string, unknown[]>>();
  expect(data['messages']).toEqual([]);
  expect((await third.get(`/conversations/${id}/`)).status).toBe(404);
});

it('shows nobody’s e-mail address', async () => {
  const { buyer, seller, id } = await subject();
  for (const path of ['/conversations/', `/conversations/${id}/`, `/conversations/${id}/changes/`])
    for (const fan of [buyer, seller])
      expect(await (await fan.get(path)).text()).not.toContain('@example.com');
});
