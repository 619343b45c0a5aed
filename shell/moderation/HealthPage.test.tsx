import { HEALTH_READ, type HealthResponse } from '@desert/contract/pages/figures';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $viewer, createApiCache } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { HealthPage } from './HealthPage.tsx';

const VITALS = { LCP: 905.1, INP: 76.1, CLS: 3.4, TTFB: null };

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
      vitals: VITALS,
      hours: [
        { hour: 500_000, response: 19, requests: 600, errors: 0, vitals: VITALS },
        { hour: 500_001, response: 38.1, requests: 600, errors: 1, vitals: VITALS },
      ],
    },
  ],
  jobs: { waiting: 2, oldest_minutes: 5, failed: 1 },
  mails: { waiting: 0 },
  hours: [
    { hour: 500_000, waiting: 9, mails: 0 },
    { hour: 500_001, waiting: 2, mails: 7 },
  ],
  databases: [{ name: 'main', bytes: 41_000_000, limit: 10_000_000_000 }],
  flags: [{ flag: 'uploads', label: 'Photo uploads', is_on: false }],
};

async function openPage(response: ApiResponse) {
  $viewer.set({ id: 7, username: 'mod', role: 'moderator' });
  const cache = createApiCache({ [HEALTH_READ]: response });
  await showPage(<HealthPage params={{}} onShown={() => {}} />, { cache });
}

const readText = () => document.body.textContent.replaceAll(/\s+/g, ' ');

it('the health page shows moderators the queues, and the measures of each build', async () => {
  await openPage({ status: 200, body: HEALTH });
  for (const text of [
    'Background jobs2 waiting1 failed, the oldest for 5 minutes',
    'Emails7 sent0 waiting',
    'The main database41 MBof 10,000 MB',
    'any minute of the last 30 days (7 on the free plan)',
    '40 measured visits',
    'Response time38 msResponses1,200Errors1LCP905 msINP76 msCLS0.003',
  ])
    expect(readText()).toContain(text);
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'Background jobs by hour: 2 to 9',
    'Emails by hour: 0 to 7',
    'Response time by hour: 19 ms to 38 ms',
    'Responses by hour: 600 to 600',
    'Errors by hour: 0 to 1',
    'LCP by hour: 905 ms to 905 ms',
    'INP by hour: 76 ms to 76 ms',
    'CLS by hour: 0.003 to 0.003',
  ]);
  expect(screen.getByRole('meter').getAttribute('value')).toBe('41000000');
});

it('the health page compares a build with the previous build of the same section only', async () => {
  const [news] = HEALTH.builds;
  const builds = [
    { ...news!, section: 'history', build: 'hhhh', response: 9 },
    { ...news!, build: 'bbbb', response: 120 },
    news!,
  ];
  await openPage({ status: 200, body: { ...HEALTH, builds } });
  const [history, slow, before] = screen.getAllByRole('article').map((card) => card.textContent);
  expect(slow).toContain('Slower than the build before.');
  expect(slow).toContain('75% of its responses took at most 120 ms (aaaa: 38 ms).');
  for (const card of [history, before]) expect(card).not.toContain('the build before');
});

it('a moderator switches a feature of the site on or off by a form that needs no script', async () => {
  await openPage({ status: 200, body: HEALTH });
  expect(readText()).toContain('Photo uploads: off');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Turn on Photo uploads' });
  const fields = [...new FormData(button.form ?? undefined, button)];
  expect(fields).toEqual([
    ['flag', 'uploads'],
    ['to', 'on'],
  ]);
});

it('a member who is no moderator sees no measures on the health page', async () => {
  await openPage({ status: 403, body: { errors: { message: 'For moderators' } } });
  expect(readText()).toContain('Only moderators can see this.');
});
