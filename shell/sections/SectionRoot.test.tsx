import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SectionRoot } from './SectionRoot.tsx';

it.each([
  ['makes HTML of a text', undefined],
  ['has Trusted Types', { emptyHTML: '' }],
])('the root element of a section keeps its content in a browser that %s', (_, trustedTypes) => {
  if (trustedTypes) vi.stubGlobal('trustedTypes', trustedTypes);
  const place = createRef<HTMLElement>();
  const { rerender } = render(<SectionRoot ref={place} section="news" filling />);
  place.current?.append('A page');
  rerender(<SectionRoot ref={place} section="news" />);
  expect(place.current?.textContent).toBe('A page');
  expect(place.current?.parentElement?.dataset['section']).toBe('news');
});
