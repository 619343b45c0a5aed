import { siteWith } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { news } from '../declaration.tsx';
import { listed, post, tied } from './posts.ts';

/** The section, with a stub of the API. */
export const site = siteWith(news, '/news', {
  '/api/news/': { status: 200, body: [listed], next: '/api/news/?cursor=3' },
  '/api/news/?cursor=3': { status: 200, body: [{ ...listed, id: 2, title: 'An older one' }] },
  '/api/news/?cursor=2': { status: 200, body: [] },
  '/api/news/?sort=likes&author=Desert_Rat': {
    status: 200,
    body: [listed],
    next: '/api/news/?sort=likes&author=Desert_Rat&cursor=3~likes~2',
  },
  '/api/news/?cursor=3%7Elikes%7E2&sort=likes': { status: 200, body: [listed] },
  '/api/news/?cursor=3&author=desert_rat': { status: 200, body: [listed] },
  '/api/news/?author=nobody': { status: 200, body: [] },
  '/api/news/?author=quiet': { status: 200, body: [] },
  '/api/users/nobody/': { status: 404, body: { errors: { message: 'Nobody' } } },
  '/api/users/quiet/': { status: 200, body: {} },
  '/api/news/?cursor=5': { status: 200, body: [tied] },
  '/api/news/4/': { status: 200, body: tied },
  '/api/news/3/': { status: 200, body: post },
  '/api/news/abc/': { status: 404, body: { errors: { message: 'Nothing here' } } },
});

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });
export const press = (name: string) =>
  act(async () => screen.getByRole('button', { name }).click());
export const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
export const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
