import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserText } from './UserText.tsx';

it('shows HTML as the text it is', () => {
  const text = '<img src=x onerror=alert(1)> <b>bold</b> **bold**';
  const { container } = render(<UserText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('img, b')).toBeNull();
});

it('makes links of addresses, which say nothing for them to search engines', () => {
  const text = 'First\nsecond https://example.com/a.';
  const { container } = render(<UserText text={text} />);
  const link = screen.getByRole('link', { name: 'https://example.com/a' });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(container.textContent).toBe(text);
});

it('lets the text say in which direction it runs', () => {
  const { container } = render(<UserText text="שלום" />);
  expect(container.querySelector('p')?.getAttribute('dir')).toBe('auto');
});
