import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldProblemsOf } from './field-problems.ts';
import { MemoryForm } from './memories.ts';
import { ItemForm } from './merch.ts';

const images = { urls: ['/images/a.svg', '', 'a.jpg'], newUrls: ['/images/b.svg', ' '] };

it('puts each message at its own field of a list', () => {
  const item = { name: 'Scarf', description: 'Warm', price: '5', ...images };
  expect(fieldProblemsOf(ItemForm, item)).toEqual({
    'urls.1': 'Add a photo of your item',
    'urls.2': 'Add a photo of your item',
    'newUrls.1': 'Add a photo of your item',
  });
});

it('says of a memory’s images what each is for', () => {
  const memory = { title: 'A title', details: '', ...images, alts: ['', 'x'.repeat(301)] };
  expect(fieldProblemsOf(MemoryForm, memory)).toEqual({
    details: 'Tell us more about your memories',
    'urls.1': 'Add a photo of your memory',
    'urls.2': 'Add a photo of your memory',
    'alts.1': 'An image description must be at most 300 characters',
    'newUrls.1': 'Add a photo of your item',
  });
});

it('is nothing where all is right', () => {
  const item = { name: 'Scarf', description: 'Warm', price: '5', urls: ['/images/a.svg'] };
  expect(fieldProblemsOf(ItemForm, item)).toEqual({});
});

it('puts what belongs to no field under message', () => {
  expect(fieldProblemsOf(v.object({}, 'An object'), 7)).toEqual({ message: 'An object' });
});
