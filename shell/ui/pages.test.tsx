import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('says that a page does not exist, and leads to those that do', () => {
  render(<NotFoundPage sections={sections} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(links()).toEqual(['/', '/merch', '/news', '/history', '/memories']);
});

it('says that a section is not open yet, and leads to one that is', () => {
  render(<ComingSoonPage label="Memories" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memories is opening soon');
  expect(links()).toEqual(['/history', '/']);
});
