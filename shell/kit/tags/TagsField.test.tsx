import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press, type as typeInto } from '../testing/actions.tsx';
import { gameChoices, nameChoices, tagOf } from '../testing/tagChoices.ts';
import { chosen, field, key, setUpTags, suggested, tagForm, type } from '../testing/tagForm.tsx';

const write = (value: string) => typeInto('Title', value);

/** Sent forms and reads of the choices; `status` is the response to those reads, `errors` the response to a form. */
let sent: Record<string, unknown>[];
let reads: number;
let status: number;
let errors: Record<string, string> | undefined;

beforeEach(() => void ([sent, reads, status, errors] = [[], 0, 200, undefined]));
setUpTags(async (address, { body } = {}) => {
  if (address === '/api/history/tags/') {
    reads += 1;
    return Response.json(nameChoices, { status });
  }
  if (address === '/api/history/tags/games/') return Response.json(gameChoices);
  sent.push(JSON.parse(body as string));
  return Response.json({ id: 7, errors }, { status: errors ? 400 : 200 });
});

it('the choices of a tag field load a single time, when the field is first used', async () => {
  render(tagForm({ known: {} }));
  expect(reads).toBe(0);
  await type('doan');
  await type('doa');
  await act(async () => write('Doan'));
  expect(reads).toBe(1);
  expect(suggested()).toEqual(['Add Shane Doan', 'Add Josh Doan']);
});

it('a form works although its choices of tags failed to load, and a retry loads them', async () => {
  status = 503;
  render(tagForm({ known: {}, tags: [tagOf('2011-12')] }));
  await type('doan');
  expect(screen.getByText(/^The list of .* didn’t load\./)).toBeTruthy();
  await press('Remove 2011-12');
  await act(async () => key('Escape'));
  await press('Send');
  expect(sent).toMatchObject([{ title: '', tags: [] }]);
  await type('doan');
  status = 200;
  await press('Try again');
  expect(screen.queryByText(/didn’t load/)).toBeNull();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('an unknown name in the tag field blocks the form and focuses the field', async () => {
  render(tagForm());
  await type('Nobody');
  await press('Send');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const message = 'Choose one from the list, or clear this field';
  expect(field().getAttribute('aria-describedby')).toContain(screen.getByText(message).id);
  await type('');
  expect(screen.queryByText(message)).toBeNull();
});

it('an API error about tags is shown at the field until another tag is chosen', async () => {
  errors = { 'tags.0.id': 'No player by that name wore the sweater' };
  render(tagForm({ tags: [tagOf('Shane Doan')] }));
  await press('Send');
  expect(screen.getByText('No player by that name wore the sweater')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Remove Shane Doan');
  expect(screen.queryByText('No player by that name wore the sweater')).toBeNull();
});

it('removing a tag focuses another tag or, if none is left, the tag field', async () => {
  render(tagForm({ tags: ['2011-12', 'Shane Doan', 'Mike Smith'].map(tagOf) }));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await press('Remove Shane Doan');
  expect(focused()).toBe('Remove Mike Smith');
  await press('Remove Mike Smith');
  expect(focused()).toBe('Remove 2011-12');
  await press('Remove 2011-12');
  expect(document.activeElement).toBe(field());
});

it('a tag that is named in the text is suggested, but not again after it was removed', async () => {
  render(tagForm());
  await act(async () => write('Yandle in 2011-12'));
  expect(chosen()).toEqual([]);
  expect(suggested()).toEqual(['Add 2011-12', 'Add Keith Yandle']);
  await press('Add 2011-12');
  expect([chosen(), suggested()]).toEqual([['2011-12'], ['Add Keith Yandle']]);
  expect(document.activeElement?.textContent).toBe('Add Keith Yandle');
  await press('Remove 2011-12');
  expect([chosen(), suggested()]).toEqual([[], ['Add Keith Yandle']]);
});
