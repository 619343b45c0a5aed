import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Link } from '../app/Link.tsx';
import { ModalHost } from '../modal/ModalHost.tsx';
import { press } from '../testing/actions.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Page({ active }: { active: boolean[] }) {
  useLeaveGuard(active[0]!);
  useLeaveGuard(active[1]!);
  return (
    <>
      <Link href="/merch">Store</Link>
      <a href="#images">Images</a>
      <ModalHost />
    </>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/merch/new'));

const follow = (name: string, how = {}) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name }), how));
const warning = () => screen.queryByText(/^Some of your photos are still uploading/);
const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('a link that is followed while uploads are in flight asks first, and opens only after Leave', async () => {
  render(<Page active={[true, true]} />);
  await follow('Store');
  expect(warning()).toBeTruthy();
  await press('Stay');
  expect(warning()).toBeNull();
  expect(window.location.pathname).toBe('/merch/new');
  await follow('Store');
  await press('Leave');
  expect(window.location.pathname).toBe('/merch');
});

it('closing the page during an upload makes the browser ask', () => {
  const { rerender } = render(<Page active={[true, true]} />);
  expect(isHeld()).toBe(true);
  rerender(<Page active={[false, true]} />);
  expect(isHeld()).toBe(true);
  rerender(<Page active={[false, false]} />);
  expect(isHeld()).toBe(false);
});

it('a followed link asks nothing if no upload is in flight or the page stays open', async () => {
  const { rerender } = render(<Page active={[true, false]} />);
  await follow('Images');
  await follow('Store', { ctrlKey: true });
  expect(warning()).toBeNull();
  rerender(<Page active={[false, false]} />);
  await follow('Store');
  expect(warning()).toBeNull();
  expect(window.location.pathname).toBe('/merch');
});
