import type { PostedForm } from '@desert/contract/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPostedForm, PostedFormContext } from '../section/context.tsx';
import { $viewer } from '../session.ts';
import { tagChoices, tagOf } from '../testing/tagChoices.ts';
import { chosen, field, KNOWN, pressButton, tagForm, type } from '../testing/tagForm.tsx';

const doan = tagOf('Shane Doan');
const visit = (address: string) => window.history.replaceState(null, '', address);
const hint = () => screen.queryByText(/This is what you typed before\./);
const write = (value: string) =>
  fireEvent.input(screen.getByLabelText('Title'), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  visit('/news/new');
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  return () => vi.unstubAllGlobals();
});

/** Hydrates what the server renders. @returns the server's HTML, and the field that it rendered */
async function hydrate(page: React.JSX.Element) {
  const html = renderToString(page);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const input = container.querySelector('[name=tag_names]');
  const mismatch = vi.fn();
  await act(async () => {
    render(page, { container, hydrate: true, onRecoverableError: mismatch });
  });
  expect(mismatch).not.toHaveBeenCalled();
  return { html, input };
}

it('has what was chosen and typed before, also where the list does not load', async () => {
  const { unmount } = render(tagForm());
  await type('Shane Doan, Nobo');
  unmount();
  render(tagForm({ known: {} }));
  expect([chosen(), field().value]).toEqual([['Shane Doan'], 'Nobo']);
  expect(hint()).toBeTruthy();
  await pressButton('Discard it');
  expect([chosen(), field().value]).toEqual([[], '']);
});

it('remembers that one was removed', async () => {
  const { unmount } = render(tagForm({ tags: [doan] }));
  write('Typed');
  await pressButton('Remove Shane Doan');
  unmount();
  render(tagForm({ tags: [doan] }));
  expect(chosen()).toEqual([]);
  await pressButton('Discard it');
  expect(chosen()).toEqual(['Shane Doan']);
});

it('is a field for text without a script, with a checkbox for each that the record has', async () => {
  const { html, input } = await hydrate(tagForm({ tags: [doan] }));
  expect(html).toMatch(/<input type="checkbox"[^>]* name="tags" checked="" value="player:8462038"/);
  expect(html).toContain('Separated by commas: 2011-12, Shane Doan');
  expect(html).not.toContain('combobox');
  // It becomes what it is with one, under the cursor.
  expect(field()).toBe(input);
  expect(input?.getAttribute('role')).toBe('combobox');
});

it.each(['season:2011-12', 'player:shane-doan', 'player:8462038'])(
  'begins with what the address asks for: %s',
  async (tag) => {
    visit(`/news/new?tag=${tag}`);
    vi.stubGlobal('fetch', async () => Response.json(tagChoices));
    await hydrate(tagForm({ known: {} }));
    expect(chosen()).toEqual([tag.startsWith('season') ? '2011-12' : 'Shane Doan']);
    expect(field().value).toBe('');
    expect(sessionStorage.length).toBe(0);
  },
);

it('has that as text without a script', () => {
  visit('/news/new?tag=player:shane-doan');
  expect(renderToString(tagForm())).toMatch(/name="tag_names"[^>]* value="Shane Doan"/);
});

it('chooses what the address asks for beside a draft, and once', async () => {
  const first = render(tagForm());
  await act(async () => write('Typed'));
  await type('Keith Yandle,');
  first.unmount();
  visit('/news/new?tag=season:2011-12');
  const second = render(tagForm());
  expect(chosen()).toEqual(['Keith Yandle', '2011-12']);
  await pressButton('Remove 2011-12');
  second.unmount();
  render(tagForm());
  expect(chosen()).toEqual(['Keith Yandle']);
});

it('has what a refused form was posted with, and what is wrong with it', async () => {
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
