import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { author, tied } from '../test/memories.ts';
import { field, fill, press, site } from '../test/site.ts';

const sentRequests: [request: string, body: Record<string, unknown>][] = [];

beforeEach(() => {
  sentRequests.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (body === undefined) return Response.json({}, { status: 503 });
    sentRequests.push([`${method} ${address}`, JSON.parse(body as string)]);
    return Response.json({ id: 4 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const requests = () => sentRequests.map(([request]) => request);

it('an incomplete memory form is not sent, and shows what is missing at each field', async () => {
  await site.visit('/memories/new', author);
  const upload = screen.getByRole('button', {
    name: 'Upload photos (up to 12)',
    description: /^Add at least one photo\./,
  });
  await press('Post Memory');
  for (const message of [
    'Give your post a title',
    'Tell us more about your memories',
    'Add a photo of your memory',
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(upload);
  expect(sentRequests).toEqual([]);
  fill('Details', '@');
  await vi.waitFor(() => expect(field('Details').getAttribute('aria-haspopup')).toBe('listbox'));
});

it('the memory form sends what changed, images and tags included', async () => {
  await site.visit('/memories/4/edit', author);
  expect(field('Details').value).toBe(tied.details);
  expect(field('Image 1 description (optional)').value).toBe('Palms at dusk');
  fill('Title', 'The way in');
  fill('Image 2 description (optional)', 'The gate');
  await press('Remove 2011-12');
  await press('Update Memory');
  expect(requests()).toEqual(['PUT /api/memories/4/edit/']);
  expect(sentRequests[0]![1]).toMatchObject({
    title: 'The way in',
    details: tied.details,
    tags: [{ kind: 'player', id: 8462038 }],
    images: [{ alt: 'Palms at dusk' }, { id: 22, alt: 'The gate' }],
  });
  expect(window.location.pathname).toBe('/memories/4');
});
