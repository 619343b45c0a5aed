import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { ComingSoonPage, NotFoundPage } from './NotFoundPage.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('the page says that nothing exists here, and links to pages that do', () => {
  render(<NotFoundPage sections={sections} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(links()).toEqual(['/', '/merch', '/news', '/history', '/memories']);
});

it('the page says that a section is not open yet, and links to one that is', () => {
  render(<ComingSoonPage label="Memories" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memories is opening soon');
  expect(links()).toEqual(['/history', '/']);
});
