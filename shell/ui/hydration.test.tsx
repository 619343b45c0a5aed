import { hydrate } from '@desert/kit/testing';
import { expect, it } from 'vitest';
import { credit, sections } from '../testing/layout.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';
import { Footer } from './Footer.tsx';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const newest = () => null;

it.each([
  ['home', <Home sections={sections} soon={[]} renderNewest={newest} />, '>Still howling<'],
  ['a lost visitor', <NotFoundPage sections={sections} />, '>Go home<'],
  ['what is not open', <ComingSoonPage label="Store" />, '>Store opens soon<'],
])('renders %s in the layout, and hydrates it without a mismatch', async (_, page, content) => {
  const { html } = await hydrate(
    <Layout
      sections={sections}
      search={null}
      currentPath="/"
      profileMenu={<ProfileMenu>Log in</ProfileMenu>}
      footer={<Footer creator={credit} theme="system" />}
    >
      {page}
    </Layout>,
  );
  expect(html).toContain(content);
});
