import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { credit, sections } from '../testing/layout.ts';
import { Footer } from './Footer.later.tsx';
import { Layout } from './Layout.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

beforeEach(() => {
  render(
    <Layout
      sections={sections}
      search={null}
      currentPath="/news/7"
      profileMenu={<ProfileMenu>Log in</ProfileMenu>}
      footer={<Footer creator={credit} theme="system" />}
    >
      <h1>A page</h1>
    </Layout>,
  );
});

it('the skip link is the keyboard’s first stop', () => {
  const first = document.querySelector('a, button');
  expect(first?.textContent).toBe('Skip to content');
  const target = document.querySelector<HTMLElement>(first!.getAttribute('href')!);
  expect(target).toBe(screen.getByRole('main'));
  expect(target?.tabIndex).toBe(-1);
});

it('the layout surrounds the page with a link home and a navigation that marks the current section', () => {
  const home = screen.getByRole('link', { name: 'Hockey Belongs In The Desert' });
  expect(home.getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('main').textContent).toBe('A page');
});

it('the profile button opens the account menu', () => {
  const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Account menu' });
  const menu = document.getElementById(button.getAttribute('popovertarget')!);
  expect(menu?.getAttribute('popover')).toBe('auto');
  expect(menu?.textContent).toBe('Log in');
});

it('the footer links to the site’s own pages, then to its maker’s chosen or default profiles', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('A fan')).toBeTruthy();
  const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/rules',
    '/terms',
    '/privacy',
    '/moderation/log',
    '/contact',
    '/report',
    'https://code.example/fan',
    'https://work.example/fan',
    'https://fan.example/',
    'https://github.com/',
    'https://www.linkedin.com',
  ]);
});
