import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setKitHost } from '../app/host.ts';
import { $viewer } from '../app/session.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { press } from '../testing/actions.tsx';
import { me, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { BlockButton } from './BlockButton.tsx';
import type { BlockButtonProps } from './BlockForm.tsx';

const ann = { id: 8, username: 'ann' };
const requestSignIn = vi.fn<() => void>();
let responses: Record<string, { status: number; body: unknown } | undefined>;
let requests: unknown[];

beforeEach(() => {
  setKitHost({ requestSignIn });
  $viewer.set(me);
  responses = { 'GET /api/blocks/': { status: 200, body: [] } };
  requests = stubNetwork((method, address) => responses[`${method} ${address}`]);
});

/** Shows the button and presses it. @returns the dialog */
async function openMenu(props: Partial<BlockButtonProps> = {}) {
  render(
    <>
      <BlockButton member={ann} {...props} />
      <ModalHost />
    </>,
  );
  await press(props.isBlocked ? 'Unblock' : 'Block');
  return screen.findByRole('dialog');
}

it('the dialog of the block button explains blocking before it blocks the member', async () => {
  responses['POST /api/blocks/new/'] = { status: 201, body: {} };
  const onChange = vi.fn<(isBlocked: boolean) => void>();
  const dialog = await openMenu({ onChange });
  expect(dialog.textContent).toContain('can’t message you');
  expect(dialog.textContent).toContain('they find out only if they try to message you');
  await press('Block', dialog);
  expect(requests.at(-1)).toEqual(['POST', '/api/blocks/new/', { user_id: 8 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect($toast.get()?.text).toBe('You blocked ann.');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  ['as the account has it', {}],
  ['as the page knows it', { isBlocked: true }],
])('the block button unblocks a blocked member, %s', async (_, props) => {
  responses['GET /api/blocks/'] = { status: 200, body: [ann] };
  responses['DELETE /api/blocks/8/'] = { status: 200, body: {} };
  const dialog = await openMenu(props);
  within(dialog).getByRole('heading', { name: 'Unblock ann' });
  expect(dialog.textContent).not.toContain('People you block');
  await press('Unblock', dialog);
  expect(requests).toHaveLength('isBlocked' in props ? 1 : 2);
  expect(requests.at(-1)).toEqual(['DELETE', '/api/blocks/8/', undefined]);
  expect($toast.get()?.text).toBe('You unblocked ann.');
});

it('the block button asks visitors to log in, and is missing on the viewer’s own page', async () => {
  $viewer.set(null);
  const { rerender } = render(<BlockButton member={ann} />);
  await press('Block');
  expect(requestSignIn).toHaveBeenCalledOnce();
  act(() => $viewer.set(me));
  rerender(<BlockButton member={me} />);
  expect(screen.queryByRole('button')).toBeNull();
});
