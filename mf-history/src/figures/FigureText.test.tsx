import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoBreakNumbers } from './FigureText.tsx';

it.each([
  ['Lost in the Conference Finals, 4-1 to Los Angeles', ['4-1']],
  ['Best season · 40-27-9-6 · Lost, 4-3', ['40-27-9-6', '4-3']],
  ['Did not qualify', []],
])('the numbers in a text do not break across lines: %s', (text, figures) => {
  const { container } = render(<NoBreakNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.children].map((part) => part.textContent)).toEqual(figures);
});
