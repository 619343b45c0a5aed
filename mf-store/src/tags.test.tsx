/** What a record of the section is tied to. */
import { hydratePage } from '@desert/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tied } from './test/items.ts';
import { site } from './test/site.ts';

afterEach(() => vi.unstubAllGlobals());

const SEASON = ['2011-12', '/history/2011-12'];
const DOAN = ['Shane Doan', '/history/players/shane-doan'];

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('is what its page leads to, from its text, too', async () => {
  await site.visit('/merch/8', null);
  expect(linksIn(screen.getByRole('region', { name: 'About' }))).toEqual([SEASON, DOAN]);
  const text = screen.getByText(/^Worn by/, { selector: 'p' });
  expect(linksIn(text)).toEqual([['Doan', DOAN[1]], SEASON]);
});

it('is nothing where nothing is said of it', async () => {
  await site.visit('/merch/7', null);
  expect(screen.queryByRole('region', { name: 'About' })).toBeNull();
});

it('is changed in its form, and the rest of it is kept', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) bodies.push(JSON.parse(body as string));
    return Response.json({ id: 8 });
  });
  await site.visit('/merch/8/edit', tied.user);
  await act(async () => screen.getByRole('button', { name: 'Remove 2011-12' }).click());
  await act(async () => screen.getByRole('button', { name: 'Update Item' }).click());
  expect(bodies[0]).toMatchObject({
    description: tied.description,
    tags: [{ kind: 'player', id: 8462038 }],
  });
});

it('is in the form that the server renders, and hydrated', async () => {
  const page = await hydratePage(site, '/merch/8/edit', tied.user);
  expect(page).toMatchObject({ hydrated: true, errors: [] });
  const asked = await hydratePage(site, '/merch/new?tag=player:shane-doan', tied.user);
  expect(asked).toMatchObject({ hydrated: true, errors: [] });
});
