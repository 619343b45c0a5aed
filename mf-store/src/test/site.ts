import { siteWith } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { store } from '../declaration.tsx';
import { sellersConversation, buyersConversation } from './conversations.ts';
import { jersey, scarf, tied } from './items.ts';

/** The section, with a stub of the API. */
export const site = siteWith(store, '/merch', {
  '/api/merch/?texts=none': {
    status: 200,
    body: [jersey, scarf],
    next: '/api/merch/?texts=none&cursor=6',
    total: { count: 3, more: false },
  },
  '/api/merch/?texts=none&cursor=6': { status: 200, body: [{ ...scarf, id: 5, name: 'Mug' }] },
  '/api/merch/?texts=none&q=jersey&category=jersey&max=1500&season=2011-12&sort=-price': {
    status: 200,
    body: [jersey],
    total: { count: 1, more: false },
  },
  '/api/merch/?texts=none&category=hat': {
    status: 200,
    body: [scarf],
    total: { count: 100, more: true },
  },
  '/api/merch/?texts=none&author=desert-fan': { status: 200, body: [jersey] },
  '/api/merch/8/': { status: 200, body: tied },
  '/api/merch/7/': { status: 200, body: jersey },
  '/api/merch/6/': { status: 200, body: scarf },
  '/api/merch/7/proof/': { status: 200, body: { code: 'K7X-42M' } },
  '/api/conversations/': {
    status: 200,
    body: [sellersConversation],
    next: '/api/conversations/?cursor=6',
  },
  '/api/conversations/?merch_id=7': { status: 200, body: [sellersConversation] },
  '/api/conversations/?merch_id=6': { status: 200, body: [] },
  '/api/conversations/3/': { status: 200, body: sellersConversation },
  '/api/conversations/4/': { status: 200, body: { ...buyersConversation, id: 4 } },
  '/api/conversations/9/': { status: 404, body: { errors: { message: 'Nothing' } } },
  '/api/merch/9/': { status: 404, body: { errors: { message: 'No such item' } } },
});

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });
export const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
export const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
