import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setKitHost } from './host.ts';
import { Link, type LinkProps } from './Link.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => setKitHost({ prefetch() {} }));

function show(props: Partial<LinkProps> = {}) {
  render(
    <Link href="/news?sort=likes" {...props}>
      News
    </Link>,
  );
  return screen.getByRole('link');
}

function isLeftToBrowser(link: HTMLElement, click: MouseEventInit = {}): boolean {
  let isLeft = false;
  function watch(event: Event) {
    isLeft = !event.defaultPrevented;
    // Keeps the test's own window where it is.
    event.preventDefault();
  }
  window.addEventListener('click', watch, { once: true });
  act(() => void fireEvent.click(link, click));
  return isLeft;
}

it('a click on a link opens its page without a document', () => {
  expect(isLeftToBrowser(show())).toBe(false);
  expect(window.location.pathname + window.location.search).toBe('/news?sort=likes');
});

it.each<[string, MouseEventInit]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['with Shift', { shiftKey: true }],
  ['by the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, click) => {
  const onClick = vi.fn();
  expect(isLeftToBrowser(show({ onClick }), click)).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/');
});

it('a link’s own handler can keep it from opening, and a download is the browser’s', () => {
  isLeftToBrowser(show({ onClick: (event) => event.preventDefault() }));
  expect(window.location.pathname).toBe('/');
  document.body.innerHTML = '';
  const onClick = vi.fn();
  expect(isLeftToBrowser(show({ download: '', onClick }))).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
});

it('a link prefetches its page when a pointer, the focus or a finger reaches it', () => {
  const prefetch = vi.fn();
  const onAim = vi.fn();
  setKitHost({ prefetch });
  const link = show({ onAim });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  fireEvent.touchStart(link);
  expect(prefetch.mock.calls.join(' ')).toBe('/news?sort=likes /news?sort=likes /news?sort=likes');
  expect(onAim).toHaveBeenCalledTimes(3);
});
