import type { PostedForm } from '@desert/contract/pages/page';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPostedForm, PostedFormContext } from '../section/context.tsx';
import { hydrate, press, type as typeInto } from '../testing/actions.tsx';
import { tagOf } from '../testing/tagChoices.ts';
import { chosen, field, KNOWN, setUpTags, tagForm, type } from '../testing/tagForm.tsx';

const doan = tagOf('Shane Doan');
const visit = (address: string) => window.history.replaceState(null, '', address);
const hint = () => screen.queryByText(/We restored your draft\./);
const write = (value: string) => typeInto('Title', value);

setUpTags();

it('a draft restores chosen tags and the tag field’s text, even if the choices fail to load', async () => {
  const { unmount } = render(tagForm());
  await type('Shane Doan, Nobo');
  unmount();
  render(tagForm({ known: {} }));
  expect([chosen(), field().value]).toEqual([['Shane Doan'], 'Nobo']);
  expect(hint()).toBeTruthy();
  await press('Discard draft');
  expect([chosen(), field().value]).toEqual([[], '']);
});

it('the tag field without scripts is a text field, with a checkbox for each tag of the record', async () => {
  let input: Element | undefined;
  const { html } = await hydrate(tagForm({ tags: [doan] }), () => (input = field()));
  expect(html).toMatch(/<input type="checkbox"[^>]* name="tags" checked="" value="player:8462038"/);
  expect(html).toContain('Separate tags with commas: 2011-12, Shane Doan');
  expect(html).not.toContain('combobox');
  // Hydration makes the same element a combobox.
  expect(field()).toBe(input);
  expect(input?.getAttribute('role')).toBe('combobox');
});

it.each([
  ['season:2011-12', '2011-12'],
  ['player:shane-doan', 'Shane Doan'],
  ['game:2012-05-07', 'May 7, 2012 vs. Nashville Predators'],
])('the form starts with the tag of its address: %s', async (tag, label) => {
  visit(`/news/new?tag=${tag}`);
  vi.stubGlobal('fetch', async (address: string) => Response.json(KNOWN[address]?.body));
  await hydrate(tagForm({ known: {} }));
  expect(chosen()).toEqual([label]);
  expect(field().value).toBe('');
  expect(sessionStorage.length).toBe(0);
});

it('a form sent before the choices load has the tag of the address', async () => {
  visit('/news/new?tag=game:2012-05-07');
  const sent: unknown[] = [];
  const loading = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(body as string));
    else await loading.promise;
    return Response.json(KNOWN[address]?.body ?? { id: 7 });
  });
  render(tagForm({ known: {} }));
  await press('Send');
  expect(sent).toEqual([]);
  await act(async () => loading.resolve());
  expect(sent).toMatchObject([{ tags: [{ kind: 'game', id: '2012-05-07' }] }]);
});

it('the tag of the address is added to a draft, and not again after it was removed', async () => {
  const first = render(tagForm());
  await act(async () => write('Typed'));
  await type('Keith Yandle,');
  first.unmount();
  visit('/news/new?tag=season:2011-12');
  const second = render(tagForm());
  expect(chosen()).toEqual(['Keith Yandle', '2011-12']);
  await press('Remove 2011-12');
  second.unmount();
  render(tagForm());
  expect(chosen()).toEqual(['Keith Yandle']);
});

it('a refused form shows the posted tags, with the error about them', async () => {
  const form: PostedForm = {
    errors: { tags: 'Nobody wore the sweater' },
    values: { title: ['T'], tags: ['player:8462038'], tag_names: ['2011-12, Nobody'] },
  };
  const page = (
    <PostedFormContext value={createPostedForm('/news/new', form)}>
      {tagForm({ tags: [doan], known: KNOWN })}
    </PostedFormContext>
  );
  const { html } = await hydrate(page);
  expect(html).toContain('Nobody wore the sweater');
  expect(html).toMatch(/name="tag_names"[^>]* value="2011-12, Nobody"/);
  expect([chosen(), field().value]).toEqual([['Shane Doan', '2011-12'], 'Nobody']);
});
