import { beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '../../app/draft.ts';
import { sendRecord } from './saveRecord.ts';

const image = (name: string) => ({ url: `/images/${name}.svg`, alt: '' });
const PHOTO = `/photos/${'1'.repeat(32)}-8.png`;
const STORED = [
  { ...image('a'), id: 2 },
  { url: PHOTO, alt: '', id: 3 },
  { ...image('b'), id: 4 },
];

let sent: unknown[];
let responses: Response[];

beforeEach(() => {
  [sent, responses] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push([`${method} ${address}`, JSON.parse(body as string)]);
    const response = responses.shift();
    if (!response) throw new TypeError('no network');
    return response;
  });
});

const save = (names: string[], id?: number, imagesAreOptional = false) =>
  sendRecord(
    { list: '/api/merch/', imagesAreOptional },
    {
      id,
      fields: { name: 'Puck' },
      images: names.map(image),
      names: names.map((_, at) => ({ url: `urls.${at}`, alt: `alts.${at}` })),
    },
    openDraft('1 /merch/new'),
  );

it('a record is saved with its images by one request', async () => {
  responses = [Response.json({ id: 1 }), Response.json({ id: 1 }), Response.json({ id: 1 })];
  await save(['a', 'b']);
  await save(['a'], 5);
  openDraft('1 /merch/new').clear();
  await save([]);
  expect(sent).toEqual([
    ['POST /api/merch/new/', { name: 'Puck', images: [image('a'), image('b')] }],
    ['PUT /api/merch/5/edit/', { name: 'Puck', images: [image('a')] }],
    ['POST /api/merch/new/', { name: 'Puck' }],
  ]);
});

it('the API’s errors of images are assigned to their fields in the form', async () => {
  const errors = { name: 'Too long', 'images.1.url': 'No photo', 'images.0.alt': 'Too long' };
  responses = [Response.json({ errors, record: { id: 1 } }, { status: 400 })];
  expect(await save(['a', 'b'])).toMatchObject({
    status: 400,
    body: {
      errors: { name: 'Too long', 'urls.1': 'No photo', 'alts.0': 'Too long' },
      record: { id: 1 },
    },
  });
});

it('an edited retry replaces the images that an earlier attempt stored, by position', async () => {
  await save(['a', 'b', 'c', 'd']);
  const created = { id: 1, images: STORED };
  responses = [Response.json(created), Response.json(created)];
  await save(['c']);
  expect(sent.slice(2)).toEqual([
    [
      'PUT /api/merch/1/edit/',
      {
        name: 'Puck',
        images: [
          { ...image('c'), id: 2 },
          { url: PHOTO, id: 3, removed: true },
        ],
      },
    ],
  ]);
});

it('an edited retry of a new record with optional images removes the links that it no longer has', async () => {
  await save(['a', 'b'], undefined, true);
  const created = { id: 1, images: STORED };
  responses = [Response.json(created), Response.json(created)];
  await save(['c'], undefined, true);
  expect(sent.at(-1)).toMatchObject([
    'PUT /api/merch/1/edit/',
    {
      images: [
        { ...image('c'), id: 2 },
        { url: PHOTO, id: 3, removed: true },
        { url: '/images/b.svg', id: 4, removed: true },
      ],
    },
  ]);
});
