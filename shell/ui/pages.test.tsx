import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { ComingSoonPage, ShellNotFoundPage } from './NotFoundPage.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('the not-found page says that nothing exists at the address, and links to every section', () => {
  render(<ShellNotFoundPage sections={sections} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(links()).toEqual(['/', '/merch', '/news', '/history', '/memories']);
});

it('the page of a section that is not open yet says so, and links to an open section', () => {
  render(<ComingSoonPage label="Memories" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memories is opening soon');
  expect(links()).toEqual(['/history', '/']);
});
