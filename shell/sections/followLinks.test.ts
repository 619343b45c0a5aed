import { setKitHost } from '@desert/kit/shell';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const navigate = vi.fn<(to: string) => void>();
const prefetched = vi.fn<(href: string) => void>();
let element: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
  element.innerHTML = '<a href="/news/7"><b>A post</b></a><a href="https://other.test/">Other</a>';
  document.body.append(element);
  setKitHost({ prefetch: prefetched });
});

const click = (selector: string, init: MouseEventInit = {}) =>
  fireEvent.click(element.querySelector(selector)!, init);

it('a click anywhere in a link navigates in the page, until the handler is removed', () => {
  const stop = followLinks(element, navigate);
  expect(click('b')).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/news/7');
  stop();
  click('b');
  expect(navigate).toHaveBeenCalledOnce();
});

it.each([
  ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => ({ [key]: true })),
  { button: 1 },
])('a click on a link with %j is left to the browser', (init) => {
  followLinks(element, navigate);
  expect(click('b', init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('clicks on links to other sites, or outside links, are left to the browser', () => {
  followLinks(element, navigate);
  click('a[href^=https]', { cancelable: true });
  fireEvent.click(element);
  expect(navigate).not.toHaveBeenCalled();
});

it.each(['pointerOver', 'touchStart', 'focusIn'] as const)('a link is prefetched on %s', (type) => {
  followLinks(element, navigate);
  fireEvent[type](element.querySelector('b')!);
  expect(prefetched).toHaveBeenCalledExactlyOnceWith('/news/7');
});
