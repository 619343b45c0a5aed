import { hydrate } from '@desert/kit/testing';
import { expect, it } from 'vitest';
import { credit, sections } from '../testing/layout.ts';
import { Footer } from './Footer.later.tsx';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { ComingSoonPage, ShellNotFoundPage } from './NotFoundPage.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const pages = {
  '>Still howling<': (
    <Home sections={sections} soon={[]} waiting={null} feed={null} renderWidget={() => null} />
  ),
  '>Go home<': <ShellNotFoundPage sections={sections} />,
  '>Store is opening soon<': <ComingSoonPage label="Store" />,
};

it.each(Object.entries(pages))(
  '%s renders in the layout, and hydrates without a mismatch',
  async (content, page) => {
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
  },
);
