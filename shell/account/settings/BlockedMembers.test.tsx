import { $toast } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, showSettings } from '../../testing/accountSettings.tsx';

const LIST = 'GET /api/blocks/';
const ann = { id: 8, username: 'ann' };
const bob = { id: 9, username: 'bob' };

const part = () => screen.getByRole('group', { name: 'Blocked members' });
const rows = () => within(part()).queryAllByRole('listitem');

async function openSettings(...blocked: object[]) {
  const api: Api = {
    [LIST]: { status: 200, body: blocked },
    'DELETE /api/blocks/8/': { status: 200, body: {} },
  };
  return showSettings(api);
}

it('unblocking a member removes them from the list, which takes the focus', async () => {
  const requests = await openSettings(ann, bob);
  const link = within(part()).getByRole('link', { name: 'ann' });
  expect(link.getAttribute('href')).toBe('/user/ann');
  await press('Unblock ann', part());
  await press('Unblock', await screen.findByRole('dialog'));
  expect(requests.at(-1)?.[0]).toBe('DELETE /api/blocks/8/');
  expect($toast.get()?.text).toBe('You unblocked ann.');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['bobUnblock']);
  expect(part().contains(document.activeElement)).toBe(true);
});

it('an empty list of blocked members explains how to block one', async () => {
  await openSettings(ann);
  expect(part().textContent).not.toContain('haven’t blocked');
  await press('Unblock ann', part());
  await press('Unblock', await screen.findByRole('dialog'));
  expect(rows()).toEqual([]);
  expect(part().textContent).toContain('You haven’t blocked anyone.');
});
