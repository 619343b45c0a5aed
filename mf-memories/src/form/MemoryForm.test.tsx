import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { author, memory } from '../test/memories.ts';
import { site } from '../test/site.ts';

const sent: [request: string, body: Record<string, unknown>][] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (body === undefined) return Response.json({}, { status: 503 });
    sent.push([`${method} ${address}`, JSON.parse(body as string)]);
    return Response.json({ id: 40 + sent.length });
  });
  return () => vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const requests = () => sent.map(([request]) => request);

it('says what is missing at each field, focuses the first and sends nothing', async () => {
  await site.visit('/memories/new', author);
  expect(screen.getByText(/^Add at least one photo\./)).toBeTruthy();
  await press('Post Memory');
  for (const message of [
    'Give your post a title',
    'Tell us more about your memories',
    'Add a photo of your memory',
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Title'));
  expect(sent).toEqual([]);
  fill('Image URL 1', '/images/palms.svg');
  expect(screen.queryByText('Add a photo of your memory')).toBeNull();
});

it('makes a memory, then its images, and goes to it', async () => {
  await site.visit('/memories/new', author);
  fill('Title', 'The walk in');
  fill('Details', 'Past the palms.');
  fill('Image URL 1', '/images/palms.svg');
  await press('Post Memory');
  expect(requests()).toEqual(['POST /api/memories/new/', 'POST /api/memories/new/image/']);
  expect(sent[0]![1]).toMatchObject({ title: 'The walk in', details: 'Past the palms.' });
  expect(sent[1]![1]).toMatchObject({ url: '/images/palms.svg', memory_id: 41 });
  expect(window.location.pathname).toBe('/memories/41');
});

it('updates a memory with what is changed, images included', async () => {
  await site.visit('/memories/3/edit', author);
  expect(field('Details').value).toBe(memory.details);
  expect(field('Image 1 description (optional)').value).toBe('Palms at dusk');
  fill('Title', 'The way in');
  fill('Image 2 description (optional)', 'The gate');
  await press('Update Memory');
  expect(requests()).toEqual(['PUT /api/memories/3/edit/', 'PUT /api/memories/22/images/edit/']);
  expect(sent[0]![1]).toMatchObject({ title: 'The way in', details: memory.details });
  expect(window.location.pathname).toBe('/memories/3');
});

it('offers members behind an @', async () => {
  await site.visit('/memories/new', author);
  fill('Details', '@');
  await vi.waitFor(() => expect(field('Details').getAttribute('aria-haspopup')).toBe('listbox'));
});
