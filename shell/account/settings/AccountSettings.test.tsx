import { SiteRouter } from '@desert/kit/shell';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountSettings } from './AccountSettings.tsx';

it('leads to the download, and is rendered on the server without styles of its own, and with no list yet', () => {
  const html = renderToString(
    <SiteRouter path="/user/profile">
      <AccountSettings />
    </SiteRouter>,
  );
  expect(html).toMatch(
    /<a [^>]*href="\/api\/account\/data\/"[^>]* download="[^>]*>Download my data/,
  );
  expect(html).toContain('Loading your devices...');
  expect(html).not.toContain('style=');
});
