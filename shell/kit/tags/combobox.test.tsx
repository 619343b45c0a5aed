import { SEASONS } from '@desert/contract/history/seasons';
import { ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import {
  active,
  chosen,
  field,
  key,
  options,
  setUpTags,
  tagForm,
  type,
} from '../testing/tagForm.tsx';
import { $announcement } from '../toast/announce.ts';

const announced = () => $announcement.get()?.text;

setUpTags();

it('the tag field is a combobox of the names that match, whose number is announced', async () => {
  render(tagForm());
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-autocomplete')).toBe('list');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await type('doan');
  expect(options()).toEqual(['Shane Doan R, 1995-96 to 2016-17', 'Josh Doan R, 2023-24']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  expect(announced()).toBe('2 matches');
  await type('doanx');
  expect(options()).toEqual([]);
  expect(announced()).toBe(`No ${ONE_TAG_KIND} matches.`);
  expect(screen.getByText(`No ${ONE_TAG_KIND} matches.`).id).toBe(
    field().getAttribute('aria-describedby'),
  );
});

it('the arrow keys cycle through the names that the tag field offers, and Enter chooses one', async () => {
  render(tagForm());
  await type('doan');
  expect(key('ArrowDown')).toBe(false);
  expect(active()).toMatch(/^Shane/);
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  key('ArrowUp');
  expect(active()).toBeUndefined();
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  key('ArrowUp');
  expect(active()).toMatch(/^Josh/);
  key('ArrowDown');
  key('ArrowDown');
  expect(key('Enter')).toBe(false);
  expect(chosen()).toEqual(['Shane Doan']);
  expect([field().value, options()]).toEqual(['', []]);
  expect(announced()).toBe('Added Shane Doan. You can add 9 more.');
  await type('doan');
  expect(options()).toEqual(['Josh Doan R, 2023-24']);
});

it('Enter in the tag field chooses an exact or the only match, and otherwise activates the first one', async () => {
  render(tagForm());
  await type('11-12');
  key('Enter');
  await type('yand');
  key('Enter');
  expect(chosen()).toEqual(['2011-12', 'Keith Yandle']);
  await type('doan');
  expect(key('Enter')).toBe(false);
  expect([chosen().length, active()]).toEqual([2, expect.stringMatching(/^Shane/)]);
});

it('a comma after an exact tag name, or leaving the tag field, chooses the tag', async () => {
  render(tagForm());
  await type('2012-13,');
  expect([chosen(), options()]).toEqual([['2012-13'], []]);
  key('Backspace');
  await type('2011-12, Nobody, Sha');
  expect(chosen()).toEqual(['2011-12']);
  expect(field().value).toBe('Nobody, Sha');
  expect(options()).toEqual(['Shane Doan R, 1995-96 to 2016-17']);
  key('ArrowDown');
  key('Enter');
  expect([chosen(), field().value]).toEqual([['2011-12', 'Shane Doan'], 'Nobody, ']);
  await type('Nobody, keith yandle');
  await act(async () => field().blur());
  expect([chosen().at(-1), field().value]).toEqual(['Keith Yandle', 'Nobody']);
  expect(options()).toEqual([]);
});

it('Escape and the arrow keys open, close and empty the tag field as in any combobox', async () => {
  render(tagForm());
  await type('doan');
  expect(key('Escape')).toBe(false);
  expect([options(), field().value]).toEqual([[], 'doan']);
  key('ArrowDown');
  expect([options().length, active()]).toEqual([2, undefined]);
  key('ArrowUp', { altKey: true });
  expect(options()).toEqual([]);
  key('Escape');
  expect(field().value).toBe('');
  expect(key('Escape')).toBe(true);
});

it('the tag field leaves keys that its list does not need to the form and the text', async () => {
  render(tagForm());
  await type('');
  expect(key('Enter')).toBe(true);
  await type('zzz');
  expect(key('Enter')).toBe(false);
  await type('doan');
  key('ArrowDown', { isComposing: true });
  expect(active()).toBeUndefined();
  for (const to of ['Home', 'End']) {
    await type('doan');
    key('ArrowDown');
    expect(key(to)).toBe(true);
    expect(active()).toBeUndefined();
    await type('');
  }
});

it('Backspace in an empty tag field removes the last tag, which is announced', async () => {
  render(tagForm({ tags: [tagOf('2011-12'), tagOf('Shane Doan')] }));
  await type('x');
  expect(key('Backspace')).toBe(true);
  await type('');
  expect(key('Backspace', { repeat: true })).toBe(true);
  expect(key('Backspace')).toBe(false);
  expect(chosen()).toEqual(['2011-12']);
  expect(announced()).toBe('Removed Shane Doan. You can add 9 more.');
  key('Backspace');
  expect(key('Backspace')).toBe(true);
});

it('the tag field takes at most ten tags', async () => {
  render(tagForm({ tags: SEASONS.slice(0, 9).map(tagOf) }));
  expect(screen.getByText(/You can add 1 more\.$/)).toBeTruthy();
  await type('Shane Doan, Keith Yandle, ');
  expect(chosen()).toHaveLength(10);
  expect(field().value).toBe('Keith Yandle, ');
  expect(screen.getByText(/You’ve added 10, the most allowed\.$/)).toBeTruthy();
  await type('doan');
  expect(options()).toEqual([]);
  key('Enter');
  expect(chosen()).toHaveLength(10);
  expect(announced()).toBe('You’ve added 10, the most allowed.');
});
