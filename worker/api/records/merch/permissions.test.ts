import type { Item, ItemImage } from '@desert/contract/merch';
import { visitor } from '../../../test/fan.ts';
import { type Permission, testPermissions } from '../../../test/permissions.ts';

interface Subject {
  item: Item;
  image: ItemImage;
}

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const cap = { name: 'Cap', description: 'Blue', price: 6 };
const url = '/images/other.svg';

const anyone = { visitor: 200, owner: 200, other: 200 };
const signedIn = { visitor: 401, owner: 201, other: 201 };
const ownerOnly = { visitor: 401, owner: 200, other: 403 };

const table: Permission<Subject>[] = [
  ['GET /merch/', (fan) => fan.get('/merch/'), anyone],
  ['GET /merch/{id}/', (fan, { item }) => fan.get(`/merch/${item.id}/`), anyone],
  ['POST /merch/new/', (fan) => fan.post('/merch/new/', cap), signedIn],
  [
    'POST /merch/new/image/',
    (fan, { item }) => fan.post('/merch/new/image/', { url, merch_id: item.id }),
    { ...ownerOnly, owner: 201 },
  ],
  ['PUT /merch/{id}/edit/', (fan, { item }) => fan.put(`/merch/${item.id}/edit/`, cap), ownerOnly],
  [
    'PUT /merch/{id}/state/',
    (fan, { item }) => fan.put(`/merch/${item.id}/state/`, { state: 'sold' }),
    ownerOnly,
  ],
  [
    'PUT /merch/{imageId}/images/edit/',
    (fan, { image }) => fan.put(`/merch/${image.id}/images/edit/`, { url }),
    ownerOnly,
  ],
  [
    'DELETE /merch/{id}/delete/',
    (fan, { item }) => fan.delete(`/merch/${item.id}/delete/`),
    ownerOnly,
  ],
  [
    'POST /merch/{id}/restore/',
    (fan, { item }) => fan.post(`/merch/${item.id}/restore/`),
    ownerOnly,
  ],
];

testPermissions(
  table,
  async (owner) => {
    const item = await (await owner.post('/merch/new/', scarf)).json<Item>();
    const body = { url: '/images/a.svg', merch_id: item.id };
    return { item, image: await (await owner.post('/merch/new/image/', body)).json<ItemImage>() };
  },
  async ({ item }) => (await visitor.get(`/merch/${item.id}/`)).json(),
);
