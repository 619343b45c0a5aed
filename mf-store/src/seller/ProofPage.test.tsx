import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey } from '../test/items.ts';
import { field, site } from '../test/site.ts';

it('the seller’s page for a proof photo has today’s code, and a form that works without scripts', async () => {
  const seller = { id: jersey.user_id, username: jersey.user.username };
  const html = await site.renderOnServer('/merch/7/proof', seller);
  await site.visit('/merch/7/proof', seller, html);
  expect(screen.getByText('K7X-42M')).toBeTruthy();
  const file = field('3. Choose the photo');
  const form = file.form!;
  expect([form.method, form.enctype, form.getAttribute('action')]).toEqual([
    'post',
    'multipart/form-data',
    '/merch/7/proof',
  ]);
  expect([file.type, file.name]).toEqual(['file', 'photos']);
  expect(new FormData(form).get('code')).toBe('K7X-42M');
});
