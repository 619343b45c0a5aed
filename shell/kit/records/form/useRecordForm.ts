import type { ApiResponse, PostedForm } from '@desert/contract/pages/page';
import { KEEP_ONE } from '@desert/contract/photos/images';
import { leadsPastImages } from '@desert/contract/photos/own-images';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD, PENDING, type Pending } from '@desert/contract/records/records';
import type { Tagged, TagRef } from '@desert/contract/tags/tags';
import type { FieldErrors } from '@desert/contract/text/errors';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../../app/api.ts';
import { type FieldValues, fieldValuesOf } from '../../app/fieldValues.ts';
import { requestSignIn } from '../../app/host.ts';
import { useNavigate } from '../../app/router.tsx';
import { type Base, baseOf, changedIn, conflictsIn, rebased, restorable } from '../../form/base.ts';
import { type FormState, useForm } from '../../form/useForm.ts';
import { type FormDraft, useFormDraft } from '../../form/useFormDraft.ts';
import { pairImages } from '../../images/imageRows.ts';
import { useApiCache, usePostedForm } from '../../section/context.tsx';
import {
  sentFields,
  tagErrors,
  typedTags,
  UNRESOLVED_FIELD,
  withTagErrors,
} from '../../tags/tagFields.ts';
import { withUnresolvedTag } from '../../tags/useTagChoices.ts';
import { showToast } from '../../toast/store.ts';
import { recordCache } from '../recordCache.ts';
import type { RecordKind } from '../recordKind.ts';
import { saveRecord } from './saveRecord.ts';

export interface RecordFormOptions {
  schema: GenericSchema;
  record:
    | ({
        id: number;
        images?: readonly { id: number; url: string; alt: string }[];
      } & Partial<Tagged>)
    | undefined;
  /** Toast after saving: 'Your item is for sale.' */
  done: string;
}

export interface RecordFormState extends FormState {
  draft: FormDraft;
  /** Number of new images that were saved before a failure. */
  savedImages: number;
  posted?: PostedForm | undefined;
  restored: FieldValues | undefined;
  /** Base values as JSON; see `base.ts`. */
  base: string | undefined;
}

/** `useForm` with drafts and conflicts. Once saved, navigates to the record. */
export function useRecordForm(kind: RecordKind, options: RecordFormOptions): RecordFormState {
  const { schema, record, done } = options;
  const cache = useApiCache();
  const navigate = useNavigate();
  const posted = usePostedForm();
  const draft = useFormDraft(posted);
  const [savedImages, setSavedImages] = useState(0);
  // The record may be refetched while the form is open.
  const [opened, setOpened] = useState(() => record && baseOf(record, schema));
  const restored = restorable(draft.restored ?? posted?.values, opened);
  const [latest, setLatest] = useState(() => conflictOf(posted, restored, opened));
  const form = useForm({
    schema,
    initialErrors: posted && tagErrors(posted.errors),
    read: typedIn,
    // Sends the typed text; conversions such as cents are the Worker's.
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
      const { [UNRESOLVED_FIELD]: tag, tags = [] } = fields;
      if (tag) fields.tags = await withUnresolvedTag(cache, tags, tag);
      const sent = sentFields(fields, !record || record.tags !== undefined);
      const toSave = record
        ? { id: record.id, record: { ...sent, base }, existing, added }
        : { record: sent, added: images };
      const saved: string[] = [];
      const response = await saveRecord(kind, toSave, draft, (now, at) => {
        const names = at === undefined ? changedIn(known, schema, values) : [`urls.${at}`];
        known = rebased(known, names, { ...now });
        saved.push(...names);
        if (at === undefined && !now.pending) recordCache(cache, kind.list).put(now, false);
      });
      setSavedImages(draft.partsMade());
      if (!isGood(response)) {
        if (saved.length > 0) draft.storeBase(JSON.stringify(known));
        rebase(response, known, saved);
      }
      if (response.status === 401) requestSignIn();
      return withTagErrors(response);
    },
    onDone(body) {
      const saved = body as { id: number } & Pending;
      draft.clear();
      if (saved.pending) recordCache(cache, kind.list).remove(saved.id);
      else recordCache(cache, kind.list).put(saved, record === undefined);
      // Replaces the form's history entry, so that Back skips the form.
      navigate(`${kind.path}/${saved.id}`, { replace: true });
      showToast(saved.pending ? PENDING : done);
    },
  });

  /** After a failure, makes saved and conflicting values the base, so that saving again overwrites a conflict. */
  function rebase({ body }: ApiResponse, base: Base, saved: readonly string[]) {
    const { errors = {}, record: now, images } = body as Refusal;
    const names = conflictsIn(errors);
    if (names.length + saved.length === 0) return;
    if (now) recordCache(cache, kind.list).put(now, false);
    const known = rebased(base, names, { ...now, ...(images && { images }) });
    const earlier = latest?.conflicts.filter((name) => !saved.includes(name)) ?? [];
    setLatest({ conflicts: [...earlier, ...names], base: JSON.stringify(known) });
  }

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

interface Refusal {
  errors?: FieldErrors;
  record?: Base & { id: number };
  images?: Base['images'];
}

/** Conflicts of a form posted without JavaScript, and the base updated to the current values; undefined without any. */
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
  tags?: TagRef[];
  [UNRESOLVED_FIELD]?: string;
}

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

/** The typed image address; '#', which is invalid, if it is a page or API address of this site. */
function shown(url: string): string {
  return url.trim() && leadsPastImages(url, location.href) ? '#' : url;
}
