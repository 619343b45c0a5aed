import { siteWith } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { memories } from '../declaration.tsx';
import { listed, memory, tied } from './memories.ts';

/** The section, with a stub of the API. */
export const site = siteWith(memories, '/memories', {
  '/api/memories/?texts=none': {
    status: 200,
    body: [listed],
    next: '/api/memories/?texts=none&cursor=3',
  },
  '/api/memories/?texts=none&cursor=3': {
    status: 200,
    body: [{ ...listed, id: 2, title: 'An older one', images: [], comment_count: 2 }],
  },
  '/api/memories/?texts=none&cursor=2': { status: 200, body: [] },
  '/api/memories/?texts=none&tag=season%3A2011-12': { status: 200, body: [] },
  '/api/memories/?texts=none&sort=likes&tag=player%3A8462038': { status: 200, body: [tied] },
  '/api/memories/4/': { status: 200, body: tied },
  '/api/memories/3/': { status: 200, body: memory },
  '/api/memories/9/': { status: 404, body: { errors: { message: 'No such memory' } } },
});

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });
export const press = (name: string) =>
  act(async () => screen.getByRole('button', { name }).click());
export const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
