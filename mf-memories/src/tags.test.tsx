/** What a record of the section is tied to. */
import { hydratePage } from '@desert/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { author, tied } from './test/memories.ts';
import { site } from './test/site.ts';

afterEach(() => vi.unstubAllGlobals());

const SEASON = ['2011-12', '/history/2011-12'];
const DOAN = ['Shane Doan', '/history/players/shane-doan'];

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('is what its page leads to, from its text, too', async () => {
  await site.visit('/memories/4', null);
  expect(linksIn(screen.getByRole('region', { name: 'About' }))).toEqual([SEASON, DOAN]);
  const text = screen.getByText(/in/, { selector: 'p' });
  expect(linksIn(text)).toEqual([['Doan', DOAN[1]], SEASON]);
});

it('is nothing where nothing is said of it', async () => {
  await site.visit('/memories/3', null);
  expect(screen.queryByRole('region', { name: 'About' })).toBeNull();
});

it('is what its card leads to', async () => {
  await site.visit('/memories?cursor=5', null);
  expect(linksIn(screen.getByRole('list', { name: 'About' }))).toEqual([SEASON, DOAN]);
});

it('is changed in its form, and the rest of it is kept', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) bodies.push(JSON.parse(body as string));
    return Response.json({ id: 4 });
  });
  await site.visit('/memories/4/edit', author);
  await act(async () => screen.getByRole('button', { name: 'Remove 2011-12' }).click());
  await act(async () => screen.getByRole('button', { name: 'Update Memory' }).click());
  expect(bodies[0]).toMatchObject({
    details: tied.details,
    tags: [{ kind: 'player', id: 8462038 }],
  });
});

it('is in the form that the server renders, and hydrated', async () => {
  const page = await hydratePage(site, '/memories/4/edit', author);
  expect(page).toMatchObject({ hydrated: true, errors: [] });
  const asked = await hydratePage(site, '/memories/new?tag=player:shane-doan', author);
  expect(asked).toMatchObject({ hydrated: true, errors: [] });
});
