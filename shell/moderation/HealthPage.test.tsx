import { HEALTH_READ, type HealthResponse } from '@desert/contract/pages/figures';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $viewer, createApiCache } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { HealthPage } from './HealthPage.tsx';

const HEALTH: HealthResponse = {
  builds: [
    {
      section: 'news',
      build: 'aaaa',
      since: 500_000,
      until: 500_001,
      requests: 1200,
      errors: 1,
      response: 38.1,
      visits: 40,
      vitals: { LCP: 905.1, INP: 76.1, CLS: 3.4, TTFB: null },
      hours: [
        { hour: 500_000, response: 19, requests: 600, errors: 0 },
        { hour: 500_001, response: 38.1, requests: 600, errors: 1 },
      ],
    },
  ],
  jobs: { waiting: 2, oldest_minutes: 5, failed: 1 },
  mails: { waiting: 0, sent: 7 },
  databases: [{ name: 'main', bytes: 41_000_000, limit: 10_000_000_000 }],
  flags: [{ flag: 'uploads', label: 'Photo uploads', is_on: false }],
};

async function open(response: ApiResponse) {
  $viewer.set({ id: 7, username: 'mod', role: 'moderator' });
  const cache = createApiCache({ [HEALTH_READ]: response });
  await showPage(<HealthPage params={{}} onShown={() => {}} />, { cache });
}

const readText = () => document.body.textContent.replaceAll(/\s+/g, ' ');

it('a moderator sees the queues, and each build’s responses, errors and vitals', async () => {
  await open({ status: 200, body: HEALTH });
  for (const text of [
    '2 jobs waiting, the oldest for 5 minutes; 1 given up',
    '0 emails waiting, 7 sent',
    'The main database has 41 MB of 10,000 MB',
    '1,200 responses within 38 ms, 1 error',
    '40 visits: LCP 905 ms, INP 76 ms, CLS 0.003, TTFB –',
  ])
    expect(readText()).toContain(text);
  expect(screen.getByRole('img', { name: 'Response times by hour: 19 ms to 38 ms' })).toBeTruthy();
});

it('a moderator turns a part of the site on or off by a form that needs no script', async () => {
  await open({ status: 200, body: HEALTH });
  expect(readText()).toContain('Photo uploads: off');
  const button = screen.getByRole('button', { name: 'Turn on Photo uploads' }) as HTMLButtonElement;
  const fields = [...new FormData(button.form ?? undefined, button)];
  expect(fields).toEqual([
    ['flag', 'uploads'],
    ['to', 'on'],
  ]);
});

it('other members see no figures', async () => {
  await open({ status: 403, body: { errors: { message: 'For moderators' } } });
  expect(readText()).toContain('Only moderators can see this.');
});
