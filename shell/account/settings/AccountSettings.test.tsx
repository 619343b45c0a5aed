import { SiteRouter } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { showSettings } from '../../testing/accountSettings.tsx';
import { AccountSettings } from './AccountSettings.tsx';

it('leads to the download', async () => {
  await showSettings({});
  vi.unstubAllGlobals();
  const link = screen.getByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/account/data/');
  expect(link.hasAttribute('download')).toBe(true);
});

it('is rendered on the server without styles of its own, and with no list yet', () => {
  const html = renderToString(
    <SiteRouter path="/user/profile">
      <AccountSettings />
    </SiteRouter>,
  );
  expect(html).toContain('Loading where you are signed in...');
  expect(html).not.toContain('style=');
});
