import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/actions.tsx';
import { PostKey, readPostKey } from './PostKey.tsx';

const KEY = '1-2-3-4-5-6-7-8-9';
const form = (posted?: string) => (
  <form>
    <PostKey posted={posted} />
  </form>
);
const keyIn = (container: Element) => readPostKey(container.querySelector('form')!);

it.each([
  ['makes HTML of a text', undefined],
  ['has Trusted Types', { emptyHTML: '' }],
])(
  'a browser that %s keeps the server’s idempotency key during hydration',
  async (_, trustedTypes) => {
    let served: string | undefined;
    const hydrated = await hydrate(form(), (page) => {
      served = keyIn(page);
      if (trustedTypes) vi.stubGlobal('trustedTypes', trustedTypes);
    });
    expect(keyIn(hydrated.container)).toBe(served);
    const { container, rerender } = render(form(KEY));
    expect(keyIn(container)).toBe(KEY);
    rerender(form(KEY));
    expect(container.querySelectorAll('input')).toHaveLength(1);
  },
);
