import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import { UserText } from './UserText.tsx';

it('HTML in a user’s text is shown as text', () => {
  const text = '<img src=x onerror=alert(1)> <b>bold</b> **bold**';
  const { container } = render(<UserText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('img, b')).toBeNull();
});

it('addresses in a user’s text become links that pass nothing to search engines', () => {
  const text = 'שלום\nsecond https://example.com/a.';
  const { container } = render(<UserText text={text} />);
  const link = screen.getByRole('link', { name: 'https://example.com/a' });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(container.textContent).toBe(text);
  expect(container.querySelector('p')?.getAttribute('dir')).toBe('auto');
});

it('the first mention of each tag in a user’s text becomes a link, also between typed HTML', () => {
  const text = '<b>Shane Doan</b> in 2011-12, Shane Doan';
  const tags = ['Shane Doan', '2011-12'].map(tagOf);
  const { container } = render(<UserText text={text} tags={tags} />);
  const link = screen.getByRole('link', { name: 'Shane Doan' });
  expect(link.getAttribute('href')).toBe('/history/players/shane-doan');
  expect(link.getAttribute('rel')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(container.textContent).toBe(text);
});

it('only the first 50 addresses and mentions of a user’s text become links', () => {
  const text = 'https://example.com @ann, '.repeat(40);
  const { container } = render(<UserText text={text} />);
  expect(screen.getAllByRole('link')).toHaveLength(50);
  expect(container.textContent).toBe(text);
});

it('a mention links to the member, but not inside an address or an email address', () => {
  const text = 'Ask @ann.b, me@example.com or https://example.com/@ben. (@Cyd)';
  const { container } = render(<UserText text={text} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/user/ann.b', 'https://example.com/@ben', '/user/Cyd']);
  expect(container.textContent).toBe(text);
});
