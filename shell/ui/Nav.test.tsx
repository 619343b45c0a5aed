import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { Nav } from './Nav.tsx';

const link = (name: string) => screen.getByRole('link', { name });

it('the navigation links to the sections in order', () => {
  render(<Nav sections={sections} currentPath="/" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Store', '/merch'],
    ['News', '/news'],
    ['History', '/history'],
    ['Memories', '/memories'],
  ]);
});

it.each([
  ['/history', 'page'],
  ['/history/', 'page'],
  ['/history/2011-12', 'true'],
  ['/historyx', null],
  ['/', null],
])('the navigation at %s marks History as current: %s', (currentPath, current) => {
  render(<Nav sections={sections} currentPath={currentPath} />);
  expect(link('History').getAttribute('aria-current')).toBe(current);
  expect(link('Store').getAttribute('aria-current')).toBeNull();
});

it('the navigation has an icon for an unknown section', () => {
  render(
    <Nav sections={[{ name: 'polls', label: 'Polls', path: '/polls' }]} currentPath="/polls" />,
  );
  expect(link('Polls').querySelector('svg')).not.toBeNull();
});
