import type { ConversationDetail } from '@desert/contract/store/conversations';
import { PROOF_REQUEST } from '@desert/contract/store/proof';
import type { SaleRating } from '@desert/contract/store/ratings';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buyersConversation, buyer } from '../test/conversations.ts';
import { jersey } from '../test/items.ts';
import { field, href, site } from '../test/site.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 304 }));
});

const proof = { code: 'K7X-42M', at: '2026-11-29T19:00:00.000Z' };
const sold = { ...buyersConversation.item, state: 'sold', is_here: true } as const;
const rating: SaleRating = {
  id: 5,
  is_good: true,
  line: 'Fast.',
  reply: null,
  user: jersey.user,
  created_at: proof.at,
  is_own: false,
  is_shown: true,
  shown_at: proof.at,
};

async function showAsBuyer(changed: Partial<ConversationDetail>) {
  const visit = await site.visit('/merch/messages/4', buyer);
  const body = { ...buyersConversation, id: 4, version: 9, ...changed };
  act(() => visit.cache.put('/api/conversations/4/', body));
  return visit;
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

it('the safety notice of a conversation appears with the first offer, until the member closes it', async () => {
  await showAsBuyer({});
  const close = button('Close this note')!;
  expect([close.form?.method, close.name, close.value]).toEqual(['post', 'safety', 'close']);
  expect(close.form?.getAttribute('action')).toBe('/merch/messages/4');
  expect(href('Buy and sell safely')).toBe('/safety');
  await showAsBuyer({ messages: [{ ...buyersConversation.messages[0]!, content: 'Hi' }] });
  expect(button('Close this note')).toBeNull();
  await showAsBuyer({ has_closed_safety: true });
  expect(button('Close this note')).toBeNull();
});

it('the buyer can ask for one proof photo, if the item has none', async () => {
  await showAsBuyer({});
  expect(button('Ask for a proof photo')!.form?.getAttribute('action')).toBe('/merch/messages/4');
  const content = PROOF_REQUEST;
  await showAsBuyer({
    messages: [{ ...buyersConversation.messages[0]!, content, user_id: buyer.id }],
  });
  expect(button('Ask for a proof photo')).toBeNull();
  const { element } = await showAsBuyer({ item: { ...buyersConversation.item, proof } });
  expect(button('Ask for a proof photo')).toBeNull();
  expect(element.textContent).toMatch(/Proof photo ?with the code K7X-42M/);
});

it('the seller has a link to add a proof photo', async () => {
  await site.visit('/merch/messages/3', jersey.user);
  expect(href('Add a proof photo')).toBe('/merch/7/proof');
});

it('after a sale, a rating stays hidden until the other member rates too, and can get one reply', async () => {
  await showAsBuyer({ item: sold, can_rate: true });
  expect(button('Send rating')!.form?.getAttribute('action')).toBe('/merch/messages/4');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '1',
    '0',
  ]);
  const own = { ...rating, is_own: true, is_shown: false };
  const { element } = await showAsBuyer({ item: sold, ratings: [own] });
  expect(button('Send rating')).toBeNull();
  expect(element.textContent).toContain('Hidden until desert-fan also rates this sale');
  await showAsBuyer({ item: sold, ratings: [rating] });
  expect(field('Reply once').name).toBe('reply');
  for (const reply of ['Thanks.', '']) {
    await showAsBuyer({ item: sold, ratings: [{ ...rating, reply }] });
    expect(button('Send reply')).toBeNull();
  }
});

it('a conversation about a sale that the member cannot rate has no rating form', async () => {
  await showAsBuyer({ item: sold, can_rate: false });
  expect(button('Send rating')).toBeNull();
});
