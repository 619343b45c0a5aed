import { HELD, type Held } from '@desert/contract/held';
import { leadsPastImages } from '@desert/contract/own-images';
import type { PostedForm } from '@desert/contract/page';
import { PHOTOS_FIELD } from '@desert/contract/posted-record';
import type { Tagged } from '@desert/contract/tags';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { requestSignIn } from '../host.ts';
import { pairImages } from '../images/pairImages.ts';
import { recordCache } from '../records/recordCache.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { useNavigate } from '../router.tsx';
import { useAnswers } from '../section/context.tsx';
import { tagErrors, withTagErrors } from '../tags/tagErrors.ts';
import { sentFields, typedTags } from '../tags/tagFields.ts';
import { notify } from '../toast/store.ts';
import { fieldValuesOf } from './fieldValues.ts';
import { saveRecord } from './saveRecord.ts';
import { type FormState, useForm } from './useForm.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { usePostedForm } from './usePostedForm.ts';

export interface RecordFormOptions {
  /** The contract's schema of the form; see `imageFields` there. */
  schema: GenericSchema;
  /** The record to update; without one the form makes one. */
  record: ({ id: number; images?: readonly { id: number }[] } & Tagged) | undefined;
  /** What is told when it is done: 'Your item is for sale.' */
  done: string;
}

export interface RecordFormState extends FormState {
  /** What was typed and not sent yet. */
  draft: FormDraft;
  /** How many of the images to add are saved: after a failure half-way, some. */
  savedImages: number;
  /** What the server said of it, where it was posted without JavaScript and refused. */
  posted?: PostedForm | undefined;
}

/**
 * The behaviour of a form that is a page and makes or updates a record, with images where its kind has some: as
 * `useForm`, and what was typed is stored until it is sent. Pressed again after a failure it goes on where it
 * stopped, after a reload as well. Where the session ended meanwhile the visitor is asked to sign in, over the
 * form. At last it goes on to the record's page; to the list where a moderator looks at it first.
 */
export function useRecordForm(kind: RecordKind, options: RecordFormOptions): RecordFormState {
  const { schema, record, done } = options;
  const answers = useAnswers();
  const navigate = useNavigate();
  const posted = usePostedForm();
  const draft = useFormDraft(posted);
  const [savedImages, setSavedImages] = useState(0);
  const form = useForm({
    schema,
    initialErrors: posted && tagErrors(posted.errors),
    read: typedIn,
    // Sent is what was typed: what the schema makes of it, cents for one, is for the Worker.
    async send(_, { urls, alts, newUrls, newAlts, ...fields }) {
      const images = pairImages(urls, alts);
      const existing = record?.images?.flatMap(({ id }, at) =>
        images[at] ? [{ ...images[at], id }] : [],
      );
      const typed = record
        ? { id: record.id, existing: existing ?? [], added: pairImages(newUrls, newAlts) }
        : { added: images };
      const sent = sentFields(fields, !record || record.tags !== undefined);
      const answer = await saveRecord(kind, { record: sent, ...typed }, draft);
      setSavedImages(draft.partsMade());
      if (answer.status === 401) requestSignIn();
      return withTagErrors(answer);
    },
    onDone(body) {
      const saved = body as { id: number } & Held;
      draft.clear();
      if (saved.held) {
        recordCache(answers, kind.list).remove(saved.id);
        navigate(kind.path, { replace: true });
        return notify(HELD);
      }
      recordCache(answers, kind.list).put(saved, record === undefined);
      // The way back leads to where the form was opened, not to the form.
      navigate(`${kind.path}/${saved.id}`, { replace: true });
      notify(done);
    },
  });
  const { formKey, partsMade } = draft;
  // oxlint-disable-next-line react/exhaustive-deps -- when the form is filled from its draft
  useEffect(() => setSavedImages(partsMade()), [formKey]);
  return { ...form, fields: [...form.fields, PHOTOS_FIELD], draft, savedImages, posted };
}

interface Typed extends Record<string, unknown> {
  urls: string[];
  alts: string[];
  newUrls: string[];
  newAlts: string[];
}

/** What stands in the form, trimmed, as the contract's schema of it takes it. */
function typedIn(data: FormData): Typed {
  const typed = fieldValuesOf(data);
  const fields = Object.entries(typed).map(
    ([name, values]) => [name, values.map((value) => value.trim())] as const,
  );
  const { urls = [], alts = [], newUrls = [], newAlts = [] } = Object.fromEntries(fields);
  return {
    ...Object.fromEntries(fields.map(([name, [value]]) => [name, value])),
    ...typedTags(typed),
    urls: urls.map(shown),
    alts,
    newUrls: newUrls.map(shown),
    newAlts,
  };
}

/** An image's address; none where the API takes it for none, as it knows the site's host. */
function shown(url: string): string {
  return leadsPastImages(url, location.href) ? '' : url;
}
