/** The sections whose records have images, for tests of what they have in common. */
import type { Image } from '@desert/contract/photos/images';
import { expect } from 'vitest';
import { type Fan, visitor } from './fan.ts';

export interface ImageSection {
  name: 'merch' | 'news' | 'memories';
  /** The field with the id of an image's record. */
  field: 'merch_id' | 'news_id' | 'memory_id';
  missing: string;
}

/** One section represents all in tests of shared behavior; `every-kind.test.ts` covers the others. */
export const ITEMS: ImageSection = {
  name: 'merch',
  field: 'merch_id',
  missing: 'Add a photo of your item',
};

export const IMAGE_SECTIONS: ImageSection[] = [
  ITEMS,
  {
    name: 'news',
    field: 'news_id',
    missing: 'Enter a link to a photo, or remove this one',
  },
  {
    name: 'memories',
    field: 'memory_id',
    missing: 'Add a photo of your memory',
  },
];

export async function newSubject({ name }: ImageSection, owner: Fan): Promise<number> {
  const item = { name: 'Scarf', description: 'Warm', price: 5 };
  const memory = { title: 'Scarves', details: 'Warm' };
  const response = await owner.post(`/${name}/new/`, { ...item, ...memory });
  return (await response.json<{ id: number }>()).id;
}

export async function addImage(
  { name, field }: ImageSection,
  owner: Fan,
  subject: number,
  url = '/images/a.svg',
): Promise<Image> {
  const body = { url, alt: 'A scarf', [field]: subject };
  const response = await owner.post(`/${name}/new/image/`, body);
  expect(response.status).toBe(201);
  return response.json();
}

export async function readImages({ name }: ImageSection, subject: number): Promise<Image[]> {
  const record = await (await visitor.get(`/${name}/${subject}/`)).json<{ images: Image[] }>();
  return record.images;
}
