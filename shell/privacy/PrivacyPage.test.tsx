import { STORED } from '@desert/contract/privacy';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

it('says all that is stored, why, and for how long', () => {
  render(<PrivacyPage />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(STORED.map(({ heading }) => heading));
  const said = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(said).toHaveLength(STORED.flatMap(({ entries }) => entries).length);
  expect(said.find((text) => text.includes('What you were told'))).toContain(
    'How long180 days after it happened',
  );
  expect(said.find((text) => text.includes('What you saved'))).toContain('How longUntil you take');
});
