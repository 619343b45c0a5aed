import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';

const seller = { id: jersey.user_id, username: jersey.user.username };

it('the form to renew an item offers four choices as buttons, and works without scripts', async () => {
  const html = await site.renderOnServer('/merch/7/renew', seller);
  await site.visit('/merch/7/renew', seller, html);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  const answers = buttons.filter(({ name }) => name === 'choice');
  expect(answers.map(({ value, type }) => [value, type])).toEqual(
    ['for_sale', 'reduce', 'sold', 'withdrawn'].map((value) => [value, 'submit']),
  );
  const form = answers[0]!.form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/merch/7/renew']);
  const lower = Number(new FormData(form).get('price'));
  expect(lower).toBe(Math.floor(jersey.price * 0.9));
  expect(answers[1]!.textContent).toBe(`Lower the price to $${lower.toLocaleString('en-US')}`);
});
