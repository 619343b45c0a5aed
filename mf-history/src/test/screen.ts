import { screen, within } from '@testing-library/react';

/** A viewer for hydration tests: the server renders shared pages without one, and the browser must match them. */
export const MEMBER = { id: 1, username: 'saguaro' };

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const href = (name: string | RegExp) =>
  screen.queryByRole('link', { name })?.getAttribute('href');
export const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** Texts of a row's cells. @param row pattern for the beginning of the row's name */
export const cellsOf = (row: string, table = screen.getByRole('table')) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
