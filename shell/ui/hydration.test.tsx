import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { credit, sections } from '../testing/layout.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';
import { Footer } from './Footer.tsx';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

it.each<{ name: string; page: ReactNode; content: string }>([
  {
    name: 'home',
    page: <Home sections={sections} soon={[]} renderNewest={() => null} />,
    content: '>Still howling<',
  },
  { name: 'a lost visitor', page: <NotFoundPage sections={sections} />, content: '>Go home<' },
  {
    name: 'what is not open',
    page: <ComingSoonPage label="Store" />,
    content: '>Store opens soon<',
  },
])('renders $name in the layout, and hydrates it without a mismatch', ({ page, content }) => {
  const site = (
    <Layout
      sections={sections}
      search={null}
      currentPath="/"
      profileMenu={<ProfileMenu>Log in</ProfileMenu>}
      footer={<Footer creator={credit} theme="system" />}
    >
      {page}
    </Layout>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site);
  expect(container.innerHTML).toContain(content);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const onConsoleError = vi.spyOn(console, 'error');
  render(site, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsoleError).not.toHaveBeenCalled();
});
