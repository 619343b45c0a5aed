import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HeaderSearch } from './HeaderSearch.tsx';

beforeEach(() => window.history.replaceState(null, '', '/news'));

const slash = (target: Element = document.body, more: KeyboardEventInit = {}) =>
  act(async () => !fireEvent.keyDown(target, { key: '/', ...more }));

/** Shows the field. @param visible whether its styles show it */
function show(visible = true) {
  vi.spyOn(HTMLInputElement.prototype, 'checkVisibility').mockReturnValue(visible);
  render(
    <>
      <HeaderSearch currentPath="/news" />
      <textarea />
    </>,
  );
}

it('the header search works without scripts, as a form or a link, and the slash key focuses it', async () => {
  show();
  const field = screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
  const { form } = field;
  expect([form?.getAttribute('action'), form?.method, field.name]).toEqual(['/search', 'get', 'q']);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
  expect(await slash()).toBe(true);
  expect(document.activeElement).toBe(field);
});

it('the slash key opens the search page if the header search is a link', async () => {
  show(false);
  await slash();
  expect(window.location.pathname).toBe('/search');
});

it('a slash typed in a field or with Ctrl does not focus the search', async () => {
  show();
  expect(await slash(screen.getByRole('textbox', { name: '' }))).toBe(false);
  expect(await slash(document.body, { ctrlKey: true })).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('the header of the search page has no second search', () => {
  render(<HeaderSearch currentPath="/search/" />);
  expect(screen.queryByRole('link')).toBeNull();
});
