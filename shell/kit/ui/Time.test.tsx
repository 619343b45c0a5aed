import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Time } from './Time.tsx';

it.each([
  ['2026-11-21T23:59:59.999Z', 'Nov 21, 2026'],
  ['2026-01-01T00:00:00.000Z', 'Jan 1, 2026'],
])('the time %s is shown as %s, in any time zone', (iso, shown) => {
  const { container } = render(<Time iso={iso} />);
  expect(container.textContent).toBe(shown);
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(iso);
});
