import { expect, it } from 'vitest';
import { type Preview, readPreview, signPreview } from './token.ts';

const preview: Preview = {
  section: 'news',
  worker: 'desert-news',
  version: 'dc8dcd28-271b-4367-9840-6c244f84cb40',
  build: '83861c95c5',
  expires: 1000,
};
const token = await signPreview(preview, 'key');
const [signed = '', signature = ''] = token.split('.');
const other = await signPreview({ ...preview, section: 'store' }, 'key');

it('a preview token is valid only with the key that signed it, until it expires', async () => {
  // The token needs no escaping in an address or a cookie.
  expect(token).toMatch(/^[\w.-]+$/);
  expect(await readPreview(token, 'key', 999)).toEqual(preview);
  expect(await readPreview(token, 'key', 1000)).toBeUndefined();
  expect(await readPreview(token, 'another key', 999)).toBeUndefined();
});

it.each([
  '',
  '.',
  signed,
  `${signed}.`,
  `.${signature}`,
  `${signed}.${signature.slice(1)}`,
  `${other.split('.')[0]}.${signature}`,
  `${signed}.%%%`,
])('a manipulated preview token is invalid: %s', async (forged) => {
  expect(await readPreview(forged, 'key', 999)).toBeUndefined();
});
