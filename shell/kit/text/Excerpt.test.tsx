import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Excerpt } from './Excerpt.tsx';

it('an excerpt isolates the text direction of addresses and mentions without changing the text', () => {
  const text = 'שלום @ann.b https://example.com/a/. me@example.com';
  const { container } = render(<Excerpt text={text} />);
  const isolated = Array.from(container.querySelectorAll('bdi'), (element) => element.textContent);
  expect(isolated).toEqual(['@ann.b', 'https://example.com/a/']);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('a')).toBeNull();
});
