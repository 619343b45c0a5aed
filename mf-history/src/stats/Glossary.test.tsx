import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Glossary } from './Glossary.tsx';

it('says what each column stands for, once', () => {
  render(<Glossary />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['#', 'Pos', 'G', 'A', 'P', 'PIM', '+/−', 'GP', 'Age', 'GAA', 'SV%', 'W']);
  expect(screen.getByText('GP').nextElementSibling?.textContent).toBe('Games played');
  expect(screen.getByText('Age').nextElementSibling?.textContent).toBe(
    'Age on January 31 of the season',
  );
  expect(screen.getByText('G').nextElementSibling?.textContent).toBe('Goals');
});
