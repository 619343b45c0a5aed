import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { begin, newItem, openMarket, writeBy } from '../../test/market.ts';

it('leaves no conversation that anybody sees, and the item’s state counts for the next try', async () => {
  const market = await openMarket();
  const { seller, buyer } = market;
  const { id } = await begin(market);
  await writeBy('used-here-already-1234', buyer, id, 'Hello');
  const other = await newItem(seller);
  const ask = { merch_id: other.id, content: 'Is it there?' };
  const headers = { [IDEMPOTENCY_KEY_HEADER]: 'used-here-already-1234' };
  const refused = await post('/conversations/new/', ask, { cookies: buyer.cookies, headers });
  expect(refused.status).toBe(409);

  const row = await env.DB.prepare('SELECT id FROM conversations WHERE merch_id = ?')
    .bind(other.id)
    .first<{ id: number }>();
  for (const fan of [seller, buyer])
    for (const path of ['', 'messages/', 'changes/?after=0'])
      expect((await fan.get(`/conversations/${row!.id}/${path}`)).status).toBe(404);

  await seller.put(`/merch/${other.id}/state/`, { state: 'sold' });
  expect((await buyer.post('/conversations/new/', ask)).status).toBe(409);
  await seller.put(`/merch/${other.id}/state/`, { state: 'for_sale' });
  expect((await buyer.post('/conversations/new/', ask)).status).toBe(201);
  expect((await seller.get(`/conversations/${row!.id}/`)).status).toBe(200);
});
