import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Home } from './Home.tsx';
import { sections } from './samples.ts';

it('has a title, and says what the site is', () => {
  render(<Home sections={sections} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Still howling');
  expect(screen.getByText(/^A home for Coyotes fans/)).toBeTruthy();
  expect(screen.getByText(/^The Coyotes no longer play/)).toBeTruthy();
});

it('leads to every section, and says what is there', () => {
  render(<Home sections={sections} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/store', '/news', '/history', '/memories']);
  for (const card of screen.getAllByRole('listitem')) {
    expect(card.querySelector('p')?.textContent).toMatch(/\.$/);
  }
});

it('says which sections are not open yet', () => {
  render(<Home sections={sections} soon={['store', 'news']} />);
  const soon = screen.getAllByText('Opens soon').map((text) => text.closest('li'));
  expect(soon.map((card) => card?.querySelector('h2')?.textContent)).toEqual(['Store', 'News']);
});
