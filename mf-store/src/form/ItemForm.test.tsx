import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';

const sent: string[] = [];
/** The bodies of what was sent. */
const bodies: unknown[] = [];

const NOT_SAID = { category: '', size: '', condition: '', season: '', player: '' };

/** Refuses requests until it is cleared. */
let refusal: { at: string; status: number; errors: Record<string, string> } | undefined;

beforeEach(() => {
  sent.length = 0;
  bodies.length = 0;
  sessionStorage.clear();
  refusal = undefined;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({}, { status: 503 });
    sent.push(`${method} ${address}`);
    bodies.push(JSON.parse(body as string));
    const { at, status, errors } = refusal ?? {};
    if (at && address.includes(at)) return Response.json({ errors }, { status: status ?? 400 });
    return Response.json({ id: 40 + sent.length });
  });
  return () => vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** What is said of each field that something is wrong with. */
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

it('says what is missing at each field, focuses the first and sends nothing', async () => {
  await site.visit('/merch/new', jersey.user);
  await press('Create Item');
  expect(messages()).toEqual([
    'Give your item a name',
    'Give your item a description',
    'Your Product needs a price',
    'Add a photo of your item',
  ]);
  expect(document.activeElement).toBe(field('Item Name'));
  expect(sent).toEqual([]);
});

it.each(['1e3', '-1', '0', '0.001', '1,50', 'NaN', '12,00', '1000000.01'])(
  'takes %s for no price',
  async (price) => {
    await fillNewItem();
    fill('Price', price);
    await press('Create Item');
    expect(messages()).toEqual(['Your Product needs a price']);
    expect(document.activeElement).toBe(field('Price'));
    expect(sent).toEqual([]);
  },
);

it('sends what was typed, trimmed, and not what the schema makes of it: a price in cents', async () => {
  await fillNewItem();
  fill('Item Name', ' Puck ');
  fill('Description', '\n Round\nand black ');
  fill('Price', ' $1,200.50 ');
  fill('Image URL 1', ' /images/my puck.svg');
  fill('Image 1 description (optional)', ' A puck ');
  await press('Create Item');
  expect(bodies).toEqual([
    { name: 'Puck', description: 'Round\nand black', price: '$1,200.50', ...NOT_SAID, tags: [] },
    { url: '/images/my puck.svg', alt: 'A puck', merch_id: 41 },
  ]);
});

it('sends what is known of the item, none of which has to be', async () => {
  await fillNewItem();
  fill('Kind of thing', 'puck');
  fill('Condition', 'like-new');
  fill('Season', '1996-97');
  fill('Size', ' 3 in ');
  fill('Player', ' Teemu Selanne ');
  await press('Create Item');
  expect(bodies[0]).toMatchObject({
    category: 'puck',
    condition: 'like-new',
    season: '1996-97',
    size: '3 in',
    player: 'Teemu Selanne',
  });
});

it('keeps what was chosen until it is sent', async () => {
  await fillNewItem();
  fill('Kind of thing', 'puck');
  fill('Size', '3 in');
  await site.visit('/merch/new', jersey.user);
  expect([field('Kind of thing').value, field('Size').value]).toEqual(['puck', '3 in']);
});

it('says of each bad image field what is wrong with it', async () => {
  await fillNewItem();
  await press('Add Another Image');
  await press('Add Another Image');
  fill('Image URL 2', 'http://example.com/a.jpg');
  await press('Create Item');
  expect(messages()).toEqual(['Add a photo of your item', 'Add a photo of your item']);
  expect(document.activeElement).toBe(field('Image URL 2'));
});

it('takes each message away when its field is right, also where that moved up', async () => {
  await fillNewItem();
  fill('Item Name', '');
  await press('Add Another Image');
  await press('Add Another Image');
  fill('Image URL 2', '/images/b.svg');
  await press('Create Item');
  expect(messages()).toEqual(['Give your item a name', 'Add a photo of your item']);
  fill('Item Name', 'Puck');
  await press('Remove image 2');
  expect(messages()).toEqual(['Add a photo of your item']);
  expect(field('Image URL 2').getAttribute('aria-invalid')).toBe('true');
  fill('Image URL 2', 'c.svg');
  expect(messages()).toEqual(['Add a photo of your item']);
  fill('Image URL 2', '/images/c.svg');
  expect(messages()).toEqual([]);
});

it('takes a page of this site for no image, before anything is sent', async () => {
  await fillNewItem();
  fill('Image URL 1', `https://${window.location.hostname}/api/auth/logout`);
  await press('Create Item');
  expect(messages()).toEqual(['Add a photo of your item']);
  expect(sent).toEqual([]);
});

it('makes the item, then its images, and goes to it', async () => {
  await fillNewItem();
  const entries = window.history.length;
  await press('Create Item');
  expect(sent).toEqual(['POST /api/merch/new/', 'POST /api/merch/new/image/']);
  expect(window.location.pathname).toBe('/merch/41');
  expect(window.history.length).toBe(entries);
});

it('says that an image was not saved, keeps what was typed, and goes on from there', async () => {
  await fillNewItem();
  refusal = { at: '/image/', status: 500, errors: {} };
  await press('Create Item');
  expect(messages()).toEqual(['This image was not saved. Something went wrong. Please try again']);
  expect(window.location.pathname).toBe('/merch/new');
  expect(field('Item Name').value).toBe('Puck');
  refusal = undefined;
  sent.length = 0;
  sessionStorage.clear();
  await press('Create Item');
  expect(sent).toEqual(['POST /api/merch/new/image/']);
  expect(window.location.pathname).toBe('/merch/41');
});

it('sends by the same key where the page was left before the answer came', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return new Promise(() => {});
  });
  await fillNewItem();
  await press('Create Item');
  await site.visit('/merch/new', jersey.user);
  expect(field('Item Name').value).toBe('Puck');
  await press('Create Item');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('does not let go of an image that is saved', async () => {
  await fillNewItem();
  await press('Add Another Image');
  await press('Add Another Image');
  fill('Image URL 2', '/images/b.svg');
  fill('Image URL 3', '/images/c.svg');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: { method: string; body: string }) =>
    init.body.includes('c.svg') ? Promise.reject(new TypeError()) : answer(address, init),
  );
  await press('Create Item');
  const remove = screen.getAllByRole('button', { name: /^Remove/ });
  expect(remove.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove image 3']);
});

it('says what belongs to no field above the button', async () => {
  await fillNewItem();
  refusal = { at: '/new/', status: 429, errors: { message: 'Too many changes' } };
  await press('Create Item');
  expect(screen.getByRole('alert').textContent).toBe('Too many changes');
});

it('is filled in with the item to update', async () => {
  await site.visit('/merch/7/edit', jersey.user);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Your Item');
  expect(field('Item Name').value).toBe('Home jersey');
  expect(field('Description').value).toBe(jersey.description);
  expect(field('Price').value).toBe('1250.00');
  const known = ['Kind of thing', 'Size', 'Condition', 'Season', 'Player'];
  expect(known.map((label) => field(label).value)).toEqual(['jersey', 'XL', 'like-new', '', '']);
  expect(field('Image URL 2').value).toBe('/images/back.svg');
  expect(field('Image 1 description (optional)').value).toBe('The front');
});

it('updates the item and its changed images, then adds the new ones', async () => {
  await site.visit('/merch/7/edit', jersey.user);
  await press('Add a New Image');
  fill('Image URL 2', '//host/a.jpg');
  await press('Update Item');
  expect(messages()).toEqual(['Add a photo of your item', 'Add a photo of your item']);
  expect(sent).toEqual([]);
  fill('Image URL 3', '/images/new.svg');
  fill('Image URL 2', '/images/other.svg');
  await press('Update Item');
  expect(sent).toEqual([
    'PUT /api/merch/7/edit/',
    'PUT /api/merch/22/images/edit/',
    'POST /api/merch/new/image/',
  ]);
  expect(window.location.pathname).toBe('/merch/7');
});

it('offers members behind an @', async () => {
  await site.visit('/merch/new', jersey.user);
  fill('Description', '@');
  await vi.waitFor(() =>
    expect(field('Description').getAttribute('aria-haspopup')).toBe('listbox'),
  );
});
