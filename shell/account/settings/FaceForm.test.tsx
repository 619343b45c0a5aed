import { $viewer } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, listWrites, showSettings } from '../../testing/accountSettings.tsx';

it('the sweater shows the number and era that the member chooses, and a button saves them', async () => {
  const face = 'brick-9';
  const api: Api = { 'PUT /api/account/face/': { status: 200, body: { id: 7, face } } };
  await showSettings(api);
  const number = screen.getByLabelText('Jersey number');
  fireEvent.input(number, { target: { value: '100' } });
  await press('Save number');
  expect(listWrites()).toEqual([]);
  expect(screen.getByText('Choose an era', { selector: 'p' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Era'), { target: { value: 'brick' } });
  fireEvent.input(number, { target: { value: '9' } });
  expect(screen.getByText('9').closest('span')?.className).toContain('era-brick');
  await press('Save number');
  expect(listWrites()).toEqual([['PUT /api/account/face/', { number: 9, era: 'brick' }]]);
  expect($viewer.get()?.face).toBe(face);
});
