import type { ApiResponse, PostedForm } from '@desert/contract/pages/page';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD, PENDING, type Pending } from '@desert/contract/records/records';
import type { Tagged, TagRef } from '@desert/contract/tags/tags';
import type { FieldErrors } from '@desert/contract/text/errors';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isGood } from '../../app/api.ts';
import { type FieldValues, readFieldValues } from '../../app/fieldValues.ts';
import { requestSignIn } from '../../app/host.ts';
import { useNavigate } from '../../app/router.tsx';
import {
  type Base,
  toBase,
  listConflicts,
  updateBaseFields,
  dropChangedImages,
} from '../../form/base.ts';
import { type FormState, useForm } from '../../form/useForm.ts';
import { type FormDraft, useFormDraft } from '../../form/useFormDraft.ts';
import { buildImageInputs, readImages, type TypedImages } from '../../images/typedImages.ts';
import { useApiCache, usePostedForm } from '../../section/context.tsx';
import {
  omitUnsentFields,
  tagErrors,
  parseTagFields,
  UNRESOLVED_FIELD,
  replaceTagErrors,
} from '../../tags/tagFields.ts';
import { appendUnresolvedTag } from '../../tags/useTagChoices.ts';
import { showToast } from '../../toast/store.ts';
import type { KindDescription } from '../kindDescription.ts';
import { recordCache } from '../recordCache.ts';
import { sendRecord } from './saveRecord.ts';

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
  posted?: PostedForm | undefined;
  restored: FieldValues | undefined;
  /** Base values as JSON; see `base.ts`. */
  base: string | undefined;
}

/** `useForm` with drafts and conflicts. Once saved, navigates to the record. */
export function useRecordForm(kind: KindDescription, options: RecordFormOptions): RecordFormState {
  const { schema, record, done } = options;
  const cache = useApiCache();
  const navigate = useNavigate();
  const posted = usePostedForm();
  const draft = useFormDraft(posted);
  // The record may be refetched while the form is open.
  const [opened, setOpened] = useState(() => record && toBase(record, schema));
  const restored = dropChangedImages(draft.restored ?? posted?.values, opened);
  const [latest, setLatest] = useState(() => findConflict(posted, restored, opened));
  const form = useForm({
    schema,
    initialErrors: posted && tagErrors(posted.errors),
    read: readTyped,
    // Sends the typed text; conversions such as cents are the Worker's.
    async send(_, { [BASE_FIELD]: json, ...typed }) {
      const knownBase = JSON.parse(json ?? '{}') as Base;
      const { images: seen = [], ...base } = knownBase;
      const { [UNRESOLVED_FIELD]: tag, tags = [] } = typed;
      if (tag) typed.tags = await appendUnresolvedTag(cache, tags, tag);
      const { urls, alts, newUrls, newAlts, removed, ...others } = typed;
      const images = { urls, alts, newUrls, newAlts, removed };
      const sent = omitUnsentFields(others, !record || record.tags !== undefined);
      const toSave = {
        id: record?.id,
        fields: record ? { ...sent, base } : sent,
        ...buildImageInputs(images, record && seen),
      };
      const response = await sendRecord(kind, toSave, draft);
      if (!isGood(response)) rebase(response, knownBase);
      if (response.status === 401) requestSignIn();
      return replaceTagErrors(response);
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

  /** After a conflict, makes the stored values the base, so that saving again replaces them. */
  function rebase({ body }: ApiResponse, base: Base) {
    const { errors = {}, record: now } = body as Refusal;
    const names = listConflicts(errors);
    if (names.length === 0 || !now) return;
    recordCache(cache, kind.list).put(now, false);
    const conflicts = [...(latest?.conflicts ?? []), ...names];
    setLatest({ conflicts, base: JSON.stringify(updateBaseFields(base, names, now)) });
  }

  function discard() {
    draft.discard();
    setOpened(record && toBase(record, schema));
    setLatest(undefined);
    form.clearErrors();
  }

  const base = latest?.base ?? restored?.[BASE_FIELD]?.[0] ?? (opened && JSON.stringify(opened));
  const fields = [...form.fields, PHOTOS_FIELD];
  const conflicts = latest?.conflicts;
  const shownDraft = { ...draft, discard };
  return { ...form, fields, conflicts, draft: shownDraft, posted, restored, base };
}

interface Refusal {
  errors?: FieldErrors;
  record?: Base & { id: number };
}

/** Conflicts of a form posted without JavaScript, and the base updated to the current values; undefined without any. */
function findConflict(
  posted: PostedForm | undefined,
  restored: FieldValues | undefined,
  now: Base | undefined,
) {
  const names = listConflicts(posted?.errors ?? {});
  const [json] = restored?.[BASE_FIELD] ?? [];
  if (names.length === 0 || json === undefined || !now) return undefined;
  const base = updateBaseFields(JSON.parse(json) as Base, names, now);
  return { conflicts: names, base: JSON.stringify(base) };
}

interface Typed extends TypedImages, Record<string, unknown> {
  base?: string;
  tags?: TagRef[];
  [UNRESOLVED_FIELD]?: string;
}

function readTyped(data: FormData): Typed {
  const typed = readFieldValues(data);
  const fields = Object.entries(typed).map(([name, [value]]) => [name, value?.trim()] as const);
  return { ...Object.fromEntries(fields), ...parseTagFields(typed), ...readImages(typed) };
}
