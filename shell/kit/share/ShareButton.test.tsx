import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeModal } from '../app/modal.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { press as pressButton } from '../testing/actions.tsx';
import { $toast } from '../toast/store.ts';
import { ShareButton } from './ShareButton.tsx';

const PAGE = 'https://desert.test/news/7';

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${PAGE}/?cursor=x#comments`));
  return () => act(closeModal);
});

const refused = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

/** Stubs a browser with a clipboard, and with the Web Share API if `share` is given. */
function browser(share?: ReturnType<typeof vi.fn>, writeText = vi.fn(async () => {})) {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
  return writeText;
}

const press = async (address?: string) => {
  render(<ShareButton title="Who kept a puck?" {...(address && { address })} />);
  render(<ModalHost />);
  await pressButton('Share');
};
const toast = () => $toast.get()?.text;
const shown = () => screen.queryByText(/^Copy this link:/)?.textContent;

it.each([
  [undefined, PAGE],
  ['/history/players?number=19', 'https://desert.test/history/players?number=19'],
])(
  'the Share button shares the page’s canonical address or, if given, %s',
  async (address, url) => {
    const share = vi.fn(async () => {});
    const writeText = browser(share);
    await press(address);
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Who kept a puck?', url });
    expect(writeText).not.toHaveBeenCalled();
    expect(toast() ?? shown()).toBeUndefined();
  },
);

it('canceling a share copies nothing and shows nothing', async () => {
  const writeText = browser(refused('AbortError'));
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(toast() ?? shown()).toBeUndefined();
});

it.each([
  ['refuses', refused('NotAllowedError')],
  ['cannot', undefined],
])('the Share button copies the link and says so if the system %s', async (_, share) => {
  const writeText = browser(share);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE);
  expect(toast()).toBe('Link copied.');
  expect(shown()).toBeUndefined();
});

it('a dialog shows a link that can’t be copied', async () => {
  browser(undefined, refused('NotAllowedError'));
  await press();
  expect(shown()).toBe(`Copy this link: ${PAGE}`);
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeTruthy();
  expect(toast()).toBeUndefined();
});
