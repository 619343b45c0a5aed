import type { FieldErrors } from '@desert/contract/errors';
import { KEEP_ONE } from '@desert/contract/images';
import { leadsPastImages } from '@desert/contract/own-images';
import type { Answer, PostedForm } from '@desert/contract/page';
import { PHOTOS_FIELD } from '@desert/contract/posted-record';
import { BASE_FIELD, PENDING, type Pending } from '@desert/contract/records';
import type { Tagged } from '@desert/contract/tags';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../api.ts';
import { requestSignIn } from '../host.ts';
import { pairImages } from '../images/imageRows.ts';
import { recordCache } from '../records/recordCache.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { useNavigate } from '../router.tsx';
import { useAnswers } from '../section/context.tsx';
import { tagErrors, withTagErrors } from '../tags/tagErrors.ts';
import { sentFields, typedTags } from '../tags/tagFields.ts';
import { notify } from '../toast/store.ts';
import { type Base, baseOf, changedIn, conflictsIn, rebased, restorable } from './base.ts';
import { fieldValuesOf, type FieldValues } from './fieldValues.ts';
import { saveRecord } from './saveRecord.ts';
import { type FormState, useForm } from './useForm.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { usePostedForm } from './usePostedForm.ts';

export interface RecordFormOptions {
  /** The contract's schema of the form; see `imageFields` there. */
  schema: GenericSchema;
  /** The record to update; without one the form makes one. */
  record:
    | ({ id: number; images?: readonly { id: number; url: string; alt: string }[] } & Tagged)
    | undefined;
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
  /** What the fields begin with if something was typed before. */
  restored: FieldValues | undefined;
  /** What the edit is based on, as JSON; see `base.ts`. */
  base: string | undefined;
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
  // As it was when the form was opened: the record may be read again meanwhile.
  const [opened, setOpened] = useState(() => record && baseOf(record, schema));
  const restored = restorable(draft.restored ?? posted?.values, opened);
  const [latest, setLatest] = useState(() => conflictOf(posted, restored, opened));
  const form = useForm({
    schema,
    initialErrors: posted && tagErrors(posted.errors),
    read: typedIn,
    // Sent is what was typed: what the schema makes of it, cents for one, is for the Worker.
    async send(values, { urls, alts, newUrls, newAlts, removed, [BASE_FIELD]: json, ...fields }) {
      const images = pairImages(urls, alts);
      let known = JSON.parse(json ?? '{}') as Base;
      const { images: seen = [], ...base } = known;
      const existing = seen.flatMap(({ id, ...before }, at) =>
        images[at]
          ? [{ ...images[at], id, base: before, isRemoved: removed.includes(`${at}`) }]
          : [],
      );
      const added = pairImages(newUrls, newAlts);
      if (existing.some(({ isRemoved }) => isRemoved) && added.length === 0)
        if (existing.every(({ isRemoved }) => isRemoved))
          return { status: 400, body: { errors: { 'urls.0': KEEP_ONE } } };
      const sent = sentFields(fields, !record || record.tags !== undefined);
      const toSave = record
        ? { id: record.id, record: { ...sent, base }, existing, added }
        : { record: sent, added: images };
      const saved: string[] = [];
      const answer = await saveRecord(kind, toSave, draft, (now, at) => {
        const names = at === undefined ? changedIn(known, schema, values) : [`urls.${at}`];
        known = rebased(known, names, { ...now });
        saved.push(...names);
        if (at === undefined && !now.pending) recordCache(answers, kind.list).put(now, false);
      });
      setSavedImages(draft.partsMade());
      if (!isGood(answer)) {
        if (saved.length > 0) draft.storeBase(JSON.stringify(known));
        rebase(answer, known, saved);
      }
      if (answer.status === 401) requestSignIn();
      return withTagErrors(answer);
    },
    onDone(body) {
      const saved = body as { id: number } & Pending;
      draft.clear();
      if (saved.pending) {
        recordCache(answers, kind.list).remove(saved.id);
        navigate(kind.path, { replace: true });
        return notify(PENDING);
      }
      recordCache(answers, kind.list).put(saved, record === undefined);
      // The way back leads to where the form was opened, not to the form.
      navigate(`${kind.path}/${saved.id}`, { replace: true });
      notify(done);
    },
  });

  /**
   * After a failure: the next save is based on what was saved, and on what another tab changed, which is shown; sent
   * once more, the form replaces it.
   */
  function rebase({ body }: Answer, base: Base, saved: readonly string[]) {
    const { errors = {}, record: now, images } = body as Refusal;
    const names = conflictsIn(errors);
    if (names.length + saved.length === 0) return;
    if (now) recordCache(answers, kind.list).put(now, false);
    const known = rebased(base, names, { ...now, ...(images && { images }) });
    const earlier = latest?.conflicts.filter((name) => !saved.includes(name)) ?? [];
    setLatest({ conflicts: [...earlier, ...names], base: JSON.stringify(known) });
  }

  /** The fields start over from the record as it is now, and so does what they are based on. */
  function discard() {
    draft.discard();
    setOpened(record && baseOf(record, schema));
    setLatest(undefined);
    form.clearErrors();
  }

  const base = latest?.base ?? restored?.[BASE_FIELD]?.[0] ?? (opened && JSON.stringify(opened));
  const { formKey, partsMade } = draft;
  // oxlint-disable-next-line react/exhaustive-deps -- when the form is filled from its draft
  useEffect(() => setSavedImages(partsMade()), [formKey]);
  const fields = [...form.fields, PHOTOS_FIELD];
  const conflicts = latest?.conflicts;
  const shownDraft = { ...draft, discard };
  return { ...form, fields, conflicts, draft: shownDraft, savedImages, posted, restored, base };
}

/** What comes with an edit that was refused as it is based on older values. */
interface Refusal {
  errors?: FieldErrors;
  record?: Base & { id: number };
  images?: Base['images'];
}

/** That of a form which was posted without a script: its page has the record as it is. */
function conflictOf(
  posted: PostedForm | undefined,
  restored: FieldValues | undefined,
  now: Base | undefined,
) {
  const names = conflictsIn(posted?.errors ?? {});
  const [json] = restored?.[BASE_FIELD] ?? [];
  if (names.length === 0 || json === undefined || !now) return undefined;
  const base = rebased(JSON.parse(json) as Base, names, now);
  return { conflicts: names, base: JSON.stringify(base) };
}

interface Typed extends Record<string, unknown> {
  urls: string[];
  alts: string[];
  newUrls: string[];
  newAlts: string[];
  removed: string[];
  base?: string;
}

/** What stands in the form, trimmed, as the contract's schema of it takes it. */
function typedIn(data: FormData): Typed {
  const typed = fieldValuesOf(data);
  const fields = Object.entries(typed).map(
    ([name, values]) => [name, values.map((value) => value.trim())] as const,
  );
  const {
    urls = [],
    alts = [],
    newUrls = [],
    newAlts = [],
    removed = [],
  } = Object.fromEntries(fields);
  return {
    ...Object.fromEntries(fields.map(([name, [value]]) => [name, value])),
    ...typedTags(typed),
    urls: urls.map(shown),
    alts,
    newUrls: newUrls.map(shown),
    newAlts,
    removed,
  };
}

/** An image's address; none where the API takes it for none, as it knows the site's host. */
function shown(url: string): string {
  return leadsPastImages(url, location.href) ? '' : url;
}
