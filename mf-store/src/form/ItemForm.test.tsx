import { INVALID_LINK } from '@desert/contract/photos/images';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jersey, tied } from '../test/items.ts';
import { field, fill, press, site } from '../test/site.ts';

const sentRequests: string[] = [];
/** Parsed bodies of the sent requests. */
const bodies: unknown[] = [];

/** Text that makes the API fail a request that contains it. */
let failing: string | undefined;

beforeEach(() => {
  sentRequests.length = 0;
  bodies.length = 0;
  failing = undefined;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({}, { status: 503 });
    sentRequests.push(`${method} ${address}`);
    const text = body as string;
    bodies.push(JSON.parse(text));
    if (failing && text.includes(failing)) return Response.json({}, { status: 500 });
    return Response.json({ id: Number(/\d+/.exec(address)?.[0] ?? 41) });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Error messages at the fields, in the form's order. */
const messages = () =>
  screen
    .getAllByRole('textbox')
    .filter((input) => input.hasAttribute('aria-invalid'))
    .map((input) => {
      const ids = input.getAttribute('aria-describedby')!.split(' ');
      return document.getElementById(ids.at(-1)!)!.textContent;
    });

async function fillNewItem() {
  await site.visit('/merch/new', jersey.user);
  fill('Item Name', 'Puck');
  fill('Description', 'Round');
  fill('Price', '5');
  fill('Image URL 1', '/images/a.svg');
}

it('an incomplete item form is not sent, and shows what is missing at each field', async () => {
  await site.visit('/merch/new', jersey.user);
  await press('Create Item');
  expect(messages()).toEqual([
    'Add a photo of your item',
    'Give your item a name',
    'Give your item a description',
    'Your Product needs a price',
  ]);
  expect(screen.getAllByText('Add a photo of your item')).toHaveLength(1);
  const upload = screen.getByRole('button', { name: 'Upload photos (up to 12)' });
  expect(document.activeElement).toBe(upload);
  const described = upload.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
    expect.stringMatching(/^Add at least one photo\. /),
    'Add a photo of your item',
  ]);
  expect(sentRequests).toEqual([]);
  fill('Description', '@');
  const hasPopup = () => field('Description').getAttribute('aria-haspopup');
  await vi.waitFor(() => expect(hasPopup()).toBe('listbox'));
});

it('the item form creates an item without surrounding spaces, and opens the item’s page', async () => {
  await fillNewItem();
  fill('Item Name', ' Puck ');
  fill('Description', '\n Round\nand black ');
  fill('Price', ' $1,200.50 ');
  fill('Image URL 1', ' /images/my puck.svg');
  fill('Image 1 description (optional)', ' A puck ');
  fill('Category', 'puck');
  fill('Size', ' 3 in ');
  const entries = window.history.length;
  await press('Create Item');
  expect(sentRequests).toEqual(['POST /api/merch/new/']);
  const facts = { category: 'puck', size: '3 in', condition: '' };
  // The price is sent as typed; the schema parses it to cents.
  expect(bodies).toEqual([
    {
      name: 'Puck',
      description: 'Round\nand black',
      price: '$1,200.50',
      ...facts,
      tags: [],
      images: [{ url: '/images/my puck.svg', alt: 'A puck' }],
    },
  ]);
  expect(window.location.pathname).toBe('/merch/41');
  expect(window.history.length).toBe(entries);
});

it('the item form updates the item and its images, and adds new ones', async () => {
  await site.visit('/merch/8/edit', tied.user);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Your Item');
  expect(field('Item Name').value).toBe('Home jersey');
  expect(field('Description').value).toBe(tied.description);
  expect(field('Price').value).toBe('1250.00');
  const known = ['Category', 'Size', 'Condition'];
  expect(known.map((label) => field(label).value)).toEqual(['jersey', 'XL', 'like-new']);
  expect(field('Image URL 2').value).toBe('/images/back.svg');
  expect(field('Image 1 description (optional)').value).toBe('The front');
  await press('Remove 2011-12');
  await press('Add a New Image');
  fill('Image URL 2', '//host/a.jpg');
  await press('Update Item');
  expect(messages()).toEqual([INVALID_LINK, 'Add a photo of your item']);
  expect(sentRequests).toEqual([]);
  fill('Image URL 3', '/images/new.svg');
  fill('Image URL 2', '/images/other.svg');
  await press('Update Item');
  expect(sentRequests).toEqual(['PUT /api/merch/8/edit/']);
  expect(bodies[0]).toMatchObject({
    tags: [{ kind: 'player', id: 8462038 }],
    images: [
      { alt: 'The front' },
      { id: 22, url: '/images/other.svg' },
      { url: '/images/new.svg' },
    ],
  });
  expect(window.location.pathname).toBe('/merch/8');
});
