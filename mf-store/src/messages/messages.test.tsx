import type { ConversationDetail } from '@desert/contract/store/conversations';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sellersConversation, buyersConversation, buyer } from '../test/conversations.ts';
import { jersey } from '../test/items.ts';
import { field, fill, press, site } from '../test/site.ts';

const seller = jersey.user;

/** Sent requests, such as 'PUT /api/… {"state":"accepted"}'. */
let sent: string[];
/** Responses by the beginning of the request; others get a 304. */
let responses: Record<string, () => Response>;

beforeEach(() => {
  sessionStorage.clear();
  [sent, responses] = [[], {}];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const text = `${init.method ?? 'GET'} ${address} ${(init.body as string | null) ?? ''}`.trim();
    sent.push(text);
    const known = Object.entries(responses).find(([start]) => text.startsWith(start));
    return known ? known[1]() : new Response(null, { status: 304 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const texts = (element: HTMLElement) =>
  [...element.querySelectorAll('ol > li')].map((item) => item.textContent);
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

it('each conversation in the list has the other member, the item, the last message, and the unread count', async () => {
  const { element, heads } = await site.visit('/merch/messages', seller);
  expect(heads[0]?.title).toBe('Messages');
  const card = within(element.querySelector('article')!);
  expect(card.getByRole('link').getAttribute('href')).toBe('/merch/messages/3#latest');
  for (const text of ['neither', 'Home jersey', 'For sale', 'Offered $900.50', 'Nov 23, 2026'])
    expect(element.querySelector('article')?.textContent).toContain(text);
  expect(element.textContent).toContain('1 unread');
  expect(screen.getByRole('link', { name: 'More conversations' })).toBeTruthy();
});

it('a conversation shows its messages in order, and lets the seller accept or decline an offer', async () => {
  const { element } = await site.visit('/merch/messages/3', seller);
  const [first, second] = texts(element);
  expect(first).toContain('Is it still there?');
  expect(screen.getByRole('link', { name: 'https://example.com/' }).getAttribute('rel')).toContain(
    'nofollow',
  );
  expect(second).toContain('$900.50');
  expect(button('Accept $900.50')).toBeTruthy();
  expect(button('Decline')).toBeTruthy();
});

it('the buyer cannot accept their own offer, and sees which messages the seller has seen', async () => {
  const { element } = await site.visit('/merch/messages/4', buyer);
  expect(button(/^Accept/)).toBeNull();
  expect(button(/^Mark as sold to/)).toBeNull();
  expect(texts(element).map((text) => text?.includes('Seen'))).toEqual([true, false]);
});

it.each([
  [
    'a buyer can withdraw their own open offer',
    4,
    buyer,
    'Withdraw offer',
    'withdrawn',
    'Withdrawn',
  ],
  ['a seller can accept an offer', 3, seller, 'Accept $900.50', 'accepted', 'Accepted'],
])('%s', async (_, id, viewer, name, state, shown) => {
  const request = `PUT /api/conversations/${id}/messages/12/offer/`;
  responses[request] = () =>
    Response.json({ ...buyersConversation.messages[1]!, offer_state: state });
  const { element } = await site.visit(`/merch/messages/${id}`, viewer);
  await press(name);
  expect(sent).toContain(`${request} {"state":"${state}"}`);
  expect(texts(element)[1]).toContain(shown);
  expect(button(name)).toBeNull();
});

it('messages in view are marked as read', async () => {
  responses['PUT /api/conversations/3/read/'] = () => Response.json({ unread: 0 });
  await site.visit('/merch/messages/3', seller);
  const reads = sent.filter((text) => text.includes('/read/'));
  expect(reads).toEqual(['PUT /api/conversations/3/read/ {"message_id":12}']);
});

it('a message with an offer is shown when it is sent, and the form is emptied', async () => {
  const written = {
    ...sellersConversation.messages[0]!,
    id: 13,
    content: 'A bit less?',
    offer: 800,
  };
  responses['POST /api/conversations/4/messages/'] = () => Response.json(written, { status: 201 });
  const { element } = await site.visit('/merch/messages/4', buyer);
  fill('Message to desert-fan', 'A bit less?');
  fill('Make an offer (optional)', '$800');
  await press('Send');
  expect(sent).toContain(
    'POST /api/conversations/4/messages/ {"content":"A bit less?","offer":"$800"}',
  );
  expect(texts(element)[2]).toContain('$800');
  const labels = ['Message to desert-fan', 'Make an offer (optional)'];
  expect(labels.map((label) => field(label).value)).toEqual(['', '']);
  expect(document.activeElement).toBe(field('Message to desert-fan'));
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['no form for a former member', { other: null }, /no longer a member/],
  ['no form for a member who blocked the other', { is_blocked: true }, /You’ve blocked neither/],
])('the conversation has %s', async (_, change: Partial<ConversationDetail>, text) => {
  const visit = await site.visit('/merch/messages/3', seller);
  act(() => visit.cache.put('/api/conversations/3/', { ...sellersConversation, ...change }));
  expect(visit.element.textContent).toMatch(text);
  expect(button('Send')).toBeNull();
});

it('a conversation about a sold item has no field for an offer', async () => {
  const visit = await site.visit('/merch/messages/4', buyer);
  const item = { ...buyersConversation.item, state: 'sold' as const };
  act(() => visit.cache.put('/api/conversations/4/', { ...buyersConversation, id: 4, item }));
  expect(screen.queryByLabelText('Make an offer (optional)')).toBeNull();
  expect(visit.element.textContent).toContain('to someone else');
  expect(button('Send')).toBeTruthy();
});
