import { $toast, $viewer, hideToast, ModalHost, setHost } from '@desert/kit/shell';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Api, press, stubApi } from '../testing/accountSettings.tsx';
import { BlockButton } from './BlockButton.tsx';

const ann = { id: 7, username: 'ann' };

beforeEach(() => {
  hideToast();
  $viewer.set({ id: 1, username: 'fan' });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the modal. @param blocked whom the viewer blocks */
async function open(blocked: object[], more: Api = {}) {
  const asked = stubApi({ 'GET /api/blocks/': { status: 200, body: blocked }, ...more });
  render(
    <>
      <BlockButton member={ann} />
      <ModalHost />
    </>,
  );
  await press('Block');
  return { asked, dialog: await screen.findByRole('dialog') };
}

it('says what it means, and blocks the member', async () => {
  const block = 'POST /api/blocks/new/';
  const { asked, dialog } = await open([], { [block]: { status: 201, body: {} } });
  expect(dialog.textContent).toContain('cannot write to you');
  await press('Block', dialog);
  expect(asked.at(-1)).toEqual([block, { user_id: 7 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect($toast.get()?.text).toBe('ann is blocked.');
});

it('unblocks whom the viewer blocks', async () => {
  const unblock = 'DELETE /api/blocks/7/';
  const { asked, dialog } = await open([ann], { [unblock]: { status: 200, body: {} } });
  within(dialog).getByRole('heading', { name: 'Unblock ann' });
  await press('Unblock', dialog);
  expect(asked.at(-1)).toEqual([unblock, undefined]);
  expect($toast.get()?.text).toBe('ann is not blocked any more.');
});

it('stays, and says so, where that does not get through', async () => {
  const { dialog } = await open([]);
  await press('Block', dialog);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
  within(dialog).getByRole('button', { name: 'Block' });
});

it('asks visitors to sign in', async () => {
  $viewer.set(null);
  const ask = vi.fn<() => void>();
  setHost({ requestSignIn: ask });
  render(<BlockButton member={ann} />);
  await press('Block');
  expect(ask).toHaveBeenCalledOnce();
});
