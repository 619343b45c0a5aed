import type { Message } from '@desert/contract/store/conversations';
import { $announcement, type SectionVisit } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sellersConversation, buyer } from '../test/conversations.ts';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';

/** Responds to the last POST. */
let resolvePost: (response: Response) => void;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => (resolvePost = resolve))
      : Promise.resolve(new Response(null, { status: 304 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const messageField = () => screen.getByLabelText<HTMLTextAreaElement>('Message to desert-fan');
const amount = () => screen.getByLabelText<HTMLInputElement>('Make an offer (optional)');
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const sentMessage = { ...sellersConversation.messages[0]!, id: 13, content: 'Hello' };
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const respond = (response: Response) => act(async () => resolvePost(response));
/** Adds messages to conversation 3 in the API cache. */
const show = ({ cache }: SectionVisit, ...messages: Message[]) =>
  act(() =>
    cache.put('/api/conversations/3/', {
      ...sellersConversation,
      messages: [...sellersConversation.messages, ...messages],
    }),
  );

it('text typed while a message is being sent stays in the form', async () => {
  await site.visit('/merch/messages/4', buyer);
  type(messageField(), 'Hello');
  await send();
  type(messageField(), 'Hello and more');
  await respond(Response.json(sentMessage, { status: 201 }));
  expect(messageField().value).toBe('Hello and more');
  await site.visit('/merch', buyer);
  await site.visit('/merch/messages/4', buyer);
  expect(messageField().value).toBe('Hello and more');
});

it('a reopened conversation restores the typed text and offer, even over the server’s HTML', async () => {
  await site.visit('/merch/messages/4', buyer);
  type(messageField(), 'Hello');
  type(amount(), '12');
  const html = await site.renderOnServer('/merch/messages/4', buyer);
  await site.visit('/merch/messages/4', buyer, html);
  expect([messageField().value, amount().value]).toEqual(['Hello', '12']);
  expect(screen.getByText('We restored your draft.')).toBeTruthy();
  type(messageField(), '');
  await site.visit('/merch/messages/4', buyer);
  expect([messageField().value, amount().value]).toEqual(['', '12']);
  expect(screen.queryByText('We restored your draft.')).toBeNull();
});

it('a new message is announced to screen readers, unless the viewer wrote it', async () => {
  const visit = await site.visit('/merch/messages/3', jersey.user);
  const news = { ...sentMessage, user_id: buyer.id, offer: 40 };
  show(visit, news);
  expect($announcement.get()?.text).toBe('neither: Offer: $40. Hello');
  show(visit, news, { ...sentMessage, id: 14, user_id: 3, content: 'Mine' });
  expect($announcement.get()?.text).not.toContain('Mine');
});

it('a message from the other member is announced even if it arrives together with the viewer’s own', async () => {
  const visit = await site.visit('/merch/messages/3', jersey.user);
  const own = { ...sentMessage, id: 14, user_id: jersey.user.id, offer: 30 };
  show(visit, own);
  show(visit, { ...sentMessage, user_id: buyer.id }, own);
  expect($announcement.get()?.text).toBe('neither: Hello');
  show(visit, { ...sentMessage, user_id: buyer.id }, { ...own, offer_state: 'accepted' });
  expect($announcement.get()?.text).toBe('Your offer of $30 was accepted.');
});

it('a link leads to a new message that is out of view, until the viewer has seen the message', async () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observer = { observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal('IntersectionObserver', function Observer(callback: typeof report) {
    report = callback;
    return observer;
  });
  const lead = () => screen.queryByRole('button', { name: 'New message' });
  const visit = await site.visit('/merch/messages/3', jersey.user);
  show(visit, { ...sentMessage, user_id: jersey.user.id });
  expect(observer.observe).not.toHaveBeenCalled();
  show(visit, { ...sentMessage, id: 14, user_id: buyer.id });
  expect(lead()).toBeNull();
  act(() => report([{ isIntersecting: false }]));
  fireEvent.click(lead()!);
  expect(document.activeElement?.id).toBe('message-14');
  act(() => report([{ isIntersecting: true }]));
  expect(lead()).toBeNull();
});

it.each(['/merch/messages/4', '/merch/7/ask'])(
  'the page %s says without scripts that sending a message needs JavaScript',
  async (address) => {
    const html = await site.renderOnServer(address, buyer);
    expect(html).toMatch(/<noscript>.*You’ll need JavaScript to send a message/);
  },
);
