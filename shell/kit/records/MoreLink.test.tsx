import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteRouter } from '../app/router.tsx';
import { MoreLink } from './MoreLink.tsx';

const list = { next: '/api/merch/?cursor=6', waiting: false, failed: false, more() {} };

it.each([
  ['', 'cursor', '/merch?cursor=6'],
  ['cursor=9', 'cursor', '/merch?cursor=6'],
  ['sort=price&cursor=9', 'cursor', '/merch?sort=price&cursor=6'],
  ['news_cursor=3', 'store_cursor', '/merch?news_cursor=3&store_cursor=6'],
])(
  'the link to the next page of /merch?%s has the parameter %s: %s',
  (search, cursorName, href) => {
    window.history.replaceState(null, '', `/merch?${search}`);
    render(
      <SiteRouter>
        <MoreLink list={list} cursorName={cursorName}>
          More items
        </MoreLink>
      </SiteRouter>,
    );
    expect(screen.getByRole('link', { name: 'More items' }).getAttribute('href')).toBe(href);
  },
);
