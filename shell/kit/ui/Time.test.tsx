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

it('a static widget’s instants are shown in the reader’s zone, its calendar days as they are', () => {
  readAt(-840);
  cleanup();
  document.body.innerHTML = `<time datetime="${ISO}">Nov 27, 2026</time> <time datetime="2012-05-22">May 22, 2012</time>`;
  localizeTimes(document.body);
  expect(document.body.textContent).toBe('Nov 28, 2026 May 22, 2012');
});
