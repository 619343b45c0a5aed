import { STORED } from '@desert/contract/pages/privacy';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

beforeEach(() => void render(<PrivacyPage />));

const stored = STORED.flatMap(({ entries }) => entries);
const fold = () => screen.getByText('Behind the scenes').closest('details')!;

/** Texts of the list items about stored data in an element. */
const entriesIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('li:has(dl)'), (item) => item.textContent);

it('the privacy page has five bullets, then the groups of stored data, then the folded rest', () => {
  const headings = screen.getAllByRole('heading', { level: 2, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'In short',
    ...STORED.map(({ heading }) => heading),
    'Behind the scenes',
  ]);
  const short = headings[0]!.closest('section')!;
  expect(within(short).getAllByRole('listitem')).toHaveLength(5);
});

it('the privacy page shows everything that is stored, why, and for how long', () => {
  const shown = entriesIn(document.body);
  expect(shown).toHaveLength(stored.length);
  expect(shown.find((text) => text.includes('Your notifications'))).toContain(
    'How long180 days after it happened, or until you delete your account.',
  );
  expect(shown.find((text) => text.includes('What you saved'))).toContain(
    'How longUntil you undo it or delete your account.',
  );
});

it('the privacy page folds exactly the internal rows under "Behind the scenes"', () => {
  const details = fold();
  expect(details.open).toBe(false);
  const folded = entriesIn(details);
  const internal = stored.filter((entry) => entry.internal).map(({ what }) => what);
  expect(internal).not.toHaveLength(0);
  expect(folded).toHaveLength(internal.length);
  for (const what of internal) expect(folded.join('\n')).toContain(what);
});
