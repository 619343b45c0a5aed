import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PostKey, postKeyIn } from './PostKey.tsx';

afterEach(() => vi.unstubAllGlobals());

const KEY = '1-2-3-4-5-6-7-8-9';
const form = (posted?: string) => (
  <form>
    <PostKey posted={posted} />
  </form>
);
const keyIn = (container: Element) => postKeyIn(container.querySelector('form')!);

it.each([
  ['makes HTML of a text', undefined],
  ['has Trusted Types', { emptyHTML: '' }],
])('is in a form that a browser renders which %s', (_, trustedTypes) => {
  if (trustedTypes) vi.stubGlobal('trustedTypes', trustedTypes);
  const { container, rerender } = render(form(KEY));
  expect(keyIn(container)).toBe(KEY);
  rerender(form(KEY));
  expect(container.querySelectorAll('input')).toHaveLength(1);
});

it.each([
  ['makes HTML of a text', undefined],
  ['has Trusted Types', { emptyHTML: '' }],
])('stays the server’s while a browser hydrates the form which %s', (_, trustedTypes) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  const before = keyIn(container);
  if (trustedTypes) vi.stubGlobal('trustedTypes', trustedTypes);
  const complaints = vi.spyOn(console, 'error');
  render(form(), { container, hydrate: true });
  expect(keyIn(container)).toBe(before);
  expect(complaints).not.toHaveBeenCalled();
});
