import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/actions.tsx';
import { localizeTimes, Time } from './Time.tsx';

const ISO = '2026-11-28T06:37:00.000Z';

/** A reader's offset is minutes behind UTC. */
const readAt = (behind: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);

it.each([
  [660, 'Nov 27, 2026', '7:37 PM'],
  [360, 'Nov 28, 2026', '12:37 AM'],
  [-840, 'Nov 28, 2026', '8:37 PM'],
])(
  'a reader %i minutes behind UTC sees every time on a page in that zone',
  async (behind, day, hour) => {
    readAt(behind);
    const page = (
      <>
        <Time iso={ISO} />
        {' / '}
        <Time iso={ISO} hour />
      </>
    );
    const { container, html } = await hydrate(page);
    expect(html.replace(/<[^>]+>/g, '')).toBe('Nov 27, 2026 / Nov 27, 2026, 11:37 PM');
    expect(container.textContent).toBe(`${day} / ${day}, ${hour}`);
    expect(container.querySelector('time')?.dateTime).toBe(ISO);
  },
);

it('the times of a static widget, but not its calendar days, are shown in the reader’s time zone', () => {
  readAt(-840);
  cleanup();
  document.body.innerHTML = `<time datetime="${ISO}">Nov 27, 2026</time> <time datetime="2012-05-22">May 22, 2012</time>`;
  localizeTimes(document.body);
  expect(document.body.textContent).toBe('Nov 28, 2026 May 22, 2012');
});

it.each([
  [20_000, 'a moment ago'],
  [60_000, '1 minute ago'],
  [2 * 3_600_000, '2 hours ago'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, 'Nov 20, 2026'],
  [-3_600_000, 'Nov 27, 2026'],
])('a time %i ms ago is shown as “%s”, with the exact time as its tooltip', async (ms, text) => {
  readAt(420);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(ISO) + ms);
  const shown = ms < 7 * 86_400_000 ? ISO : '2026-11-21T06:37:00.000Z';
  const { container } = await hydrate(<Time iso={shown} ago />);
  const time = container.querySelector('time');
  expect([time?.textContent, time?.title.includes(', 2026, 11:37 PM')]).toEqual([text, true]);
  document.body.innerHTML = `<time datetime="${shown}" title="then">then</time>`;
  localizeTimes(document.body);
  expect(document.body.textContent).toBe(text);
});
