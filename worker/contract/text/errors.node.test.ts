import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MemoryFormSchema } from '../records/memories.ts';
import { PostInput } from '../records/news.ts';
import { ItemFormSchema } from '../store/merch.ts';
import { parseFields } from './body.ts';

const images = { urls: ['/images/a.svg', '', 'a.jpg'], newUrls: ['/images/b.svg', ' '] };

it('each error in a list of fields is at the entry that has the error', () => {
  const memory = { title: 'A title', details: '', ...images, alts: ['', 'x'.repeat(301)] };
  expect(parseFields(MemoryFormSchema, memory).problems).toEqual({
    details: 'Tell us more about your memories',
    'urls.1': 'Add a photo of your memory',
    'urls.2': 'Enter a link to a photo that starts with https:// or /images/',
    'alts.1': 'Image description must be 300 characters or fewer',
    'newUrls.1': 'Add a photo of your item',
  });
});

it('a valid request body is parsed, with its price in cents', () => {
  const item = { name: ' Scarf', description: 'Warm', price: '$5.50', urls: ['/images/a.svg '] };
  expect(parseFields(ItemFormSchema, item).values).toEqual({
    name: 'Scarf',
    description: 'Warm',
    price: 550,
    urls: ['/images/a.svg'],
    alts: [],
    newUrls: [],
    newAlts: [],
  });
  expect(parseFields(ItemFormSchema, item).problems).toEqual({});
});

const Puck = v.pipe(
  v.object({
    size: v.pipe(v.string('text'), v.regex(/^\d+$/, 'digits'), v.maxLength(2, 'short')),
    colour: v.picklist(['black'], 'black only'),
  }),
  v.check(({ size }) => size !== '13', 'unlucky'),
);

const problemsOf = (input: object) => parseFields(Puck, input).problems;

it('the errors of a request body are the first message of each field, and `message` for the whole body', () => {
  expect(problemsOf({ size: 'three', colour: 'white' })).toEqual({
    size: 'digits',
    colour: 'black only',
  });
  expect(problemsOf({ size: '76', colour: 'black', owner: 1 })).toEqual({});
  expect(problemsOf({ size: '13', colour: 'black' })).toEqual({ message: 'unlucky' });
  expect(parseFields(v.object({}, 'An object'), 7).problems).toEqual({ message: 'An object' });
});

it('a body’s prototype and unknown fields are dropped', () => {
  const odd = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'role', 'id');
  fc.assert(
    fc.property(fc.dictionary(odd, fc.jsonValue()), (more) => {
      const sent = JSON.stringify({ title: 'A title', details: 'Words', ...more });
      // JSON.parse makes `__proto__` an own field, as for a received body.
      const body: unknown = JSON.parse(sent.replace('{', '{"__proto__":{"role":"moderator"},'));
      const { values } = parseFields<object>(PostInput, body);
      expect(values).toEqual({ title: 'A title', details: 'Words' });
      expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
      expect({}).not.toHaveProperty('role');
    }),
  );
});
