import { leadsPastImages } from '@desert/contract/own-images';
import { parseFields } from '@desert/contract/parse-fields';
import { useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { type DraftedFormState, useDraftedForm } from '../form/useDraftedForm.ts';
import { collectionOf } from '../records/collection.ts';
import { useNavigate } from '../router.tsx';
import { useAnswers } from '../section/context.ts';
import { notify } from '../toast/store.ts';
import { imagesIn } from './ImageFields.tsx';
import { type SaveProgress, saveWithImages } from './saveWithImages.ts';

export interface RecordFormOptions {
  /** The address of the section's list: '/api/merch/'. */
  list: string;
  /** Where its records are shown: '/merch'. */
  path: string;
  /** The field that says what an image is of: 'merch_id'. */
  subject: string;
  /** The contract's schema of the form; see `imageFields` there. */
  schema: GenericSchema;
  /** The record to update; without one the form makes one. */
  record: { id: number; images: readonly { id: number }[] } | undefined;
  /** What is told when it is done: 'Your item is for sale.' */
  done?: string;
}

export interface RecordFormState extends DraftedFormState {
  /** How many of the images to add are saved: after a failure half-way, some. */
  savedImages: number;
}

interface TypedImages {
  urls: string[];
  alts: string[];
  newUrls: string[];
  newAlts: string[];
}

type Typed = Record<string, unknown> & TypedImages;

/**
 * The behaviour of a form that makes or updates a record with images: the record first, its images by
 * position, then the new ones, then on to the record's page. Pressed again after a failure it goes on
 * where it stopped, after a reload as well.
 */
export function useRecordForm(options: RecordFormOptions): RecordFormState {
  const { list, path, subject, schema, record } = options;
  const answers = useAnswers();
  const navigate = useNavigate();
  const progress = useRef<SaveProgress>({ ...(record && { id: record.id }), added: [] });
  const [savedImages, setSavedImages] = useState(0);
  const form = useDraftedForm<Typed>({
    read: (data) => withoutOwnPages(typedIn(trimmed(data))),
    // Sent is what was typed: what the schema makes of it, cents for one, is for the Worker.
    check: (typed) => parseFields(schema, typed).problems,
    async send({ urls, alts, newUrls, newAlts, ...fields }, sendKey) {
      const images = pair(urls, alts);
      const existing = record?.images.flatMap(({ id }, at) =>
        images[at] ? [{ ...images[at], id }] : [],
      );
      const target = { list, subject, record: fields };
      const answer = await saveWithImages(
        record
          ? {
              ...target,
              existing: existing ?? [],
              added: pair(newUrls, newAlts),
              addedField: 'newUrls',
            }
          : { ...target, added: images, addedField: 'urls' },
        progress.current,
        sendKey,
      );
      setSavedImages(progress.current.added.length);
      form.draft.keepProgress(progress.current);
      return answer;
    },
    onDone() {
      const { id = 0 } = progress.current;
      const records = collectionOf(answers, list);
      records.remove(id);
      records.forgetLists();
      // The way back leads to where the form was opened, not to the form.
      navigate(`${path}/${id}`, { replace: true });
      if (options.done !== undefined) notify(options.done);
    },
  });
  const { restored, filling } = form.draft;
  useEffect(() => {
    if (filling === 0) return;
    const known = restored?.progress as SaveProgress | undefined;
    progress.current = known ?? { ...(record && { id: record.id }), added: [] };
    setSavedImages(progress.current.added.length);
    // oxlint-disable-next-line react/exhaustive-deps -- when the form is filled from its draft
  }, [filling]);
  return { ...form, savedImages };
}

function trimmed(data: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of data) if (typeof value === 'string') texts.append(name, value.trim());
  return texts;
}

/** What stands in the form, as the contract's schema of it takes it. */
function typedIn(data: FormData): Typed {
  const images = imagesIn(data, 'urls');
  const added = imagesIn(data, 'newUrls');
  return {
    ...Object.fromEntries(data),
    urls: images.map(({ url }) => url),
    alts: images.map(({ alt }) => alt),
    newUrls: added.map(({ url }) => url),
    newAlts: added.map(({ alt }) => alt),
  };
}

/** What is typed, without the addresses that the API takes for none, as it knows the site's host. */
function withoutOwnPages({ urls, newUrls, ...typed }: Typed): Typed {
  const shown = (url: string) => (leadsPastImages(url, location.href) ? '' : url);
  return { ...typed, urls: urls.map(shown), newUrls: newUrls.map(shown) };
}

function pair(urls: string[], alts: string[]) {
  return urls.map((url, at) => ({ url, alt: alts[at] ?? '' }));
}
