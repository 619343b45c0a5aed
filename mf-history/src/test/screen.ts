import { screen, within } from '@testing-library/react';

/** The server renders a shared page without a viewer; a member's browser has to hydrate the same HTML. */
export const MEMBER = { id: 1, username: 'saguaro' };

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const href = (name: string | RegExp) =>
  screen.queryByRole('link', { name })?.getAttribute('href');
export const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** The texts of a row's cells. @param row how it begins */
export const cellsOf = (row: string, table = screen.getByRole('table')) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
