/** A form with a field for tags, for tests. */
import type { ApiResponses } from '@desert/contract/pages/page';
import { ALL_TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { type Tag, TagsInput, UnchosenTags } from '@desert/contract/tags/tags';
import { act, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { $viewer } from '../app/session.ts';
import { TextField } from '../form/fields.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { RecordForm } from '../records/form/RecordForm.tsx';
import { useRecordForm } from '../records/form/useRecordForm.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { TagsField } from '../tags/TagsField.tsx';
import { POSTS } from './comments.ts';
import { gameChoices, nameChoices } from './tagChoices.ts';

const schema = v.object({ title: v.string(), tags: TagsInput, tag_names: UnchosenTags });

/** The API's responses with all choices. */
export const KNOWN: ApiResponses = {
  '/api/history/tags/': { status: 200, body: nameChoices },
  '/api/history/tags/games/': { status: 200, body: gameChoices },
};

/** Before each test, signs a user in at the form's address, and stubs `fetch`: by default it returns a network error. */
export function setUpTags(answer: typeof fetch = async () => Response.error()) {
  beforeEach(() => {
    window.history.replaceState(null, '', '/news/new');
    $viewer.set({ id: 1, username: 'me' });
    vi.stubGlobal('fetch', answer);
  });
}

interface TestFormProps {
  tags?: Tag[] | undefined;
  known?: ApiResponses;
}

function TestForm({ tags }: Pick<TestFormProps, 'tags'>) {
  const record = tags && { id: 7, tags };
  const form = useRecordForm(POSTS, { schema, record, done: 'Done.' });
  return (
    <RecordForm heading="A form" form={form}>
      <TextField label="Title" name="title" />
      <TagsField from="title" tags={tags} />
      <SubmitButton waiting="Sending..." posts>
        Send
      </SubmitButton>
    </RecordForm>
  );
}

/** The form as a page. @param tags tags of the record to update; undefined for a new record */
export function tagForm({ tags, known = KNOWN }: TestFormProps = {}) {
  const cache = createApiCache(structuredClone(known));
  return (
    <ApiCacheContext value={cache}>
      <TestForm tags={tags} />
    </ApiCacheContext>
  );
}

export const field = () =>
  screen.getByLabelText<HTMLInputElement>(`Tag ${ALL_TAG_KINDS} (optional)`);

/** Focuses the field, and replaces its text. */
export async function type(text: string) {
  await act(async () => field().focus());
  fireEvent.input(field(), { target: { value: text } });
}

/** Presses a key in the field. @returns false if its default action was prevented */
export const key = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });

/** Labels of the chosen tags. */
export const chosen = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice(7));

export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = () => screen.queryByRole('option', { selected: true })?.textContent;
export const suggested = () =>
  screen.queryAllByRole('button', { name: /^Add / }).map(({ textContent }) => textContent);
