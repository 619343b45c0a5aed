/** Base values of an edit: the saved values that the user has seen. The API detects concurrent edits by them. */
import { REMOVED_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD, CHANGED_MEANWHILE } from '@desert/contract/records/records';
import type { FieldErrors } from '@desert/contract/text/errors';
import type { GenericSchema } from 'valibot';
import type { FieldValues } from '../app/fieldValues.ts';

interface SeenImage {
  id: number;
  url: string;
  alt: string;
}

export interface Base extends Record<string, unknown> {
  images?: SeenImage[];
}

/** The base values of a record: the fields of the form's schema, and the images. */
export function toBase(record: object, schema: GenericSchema): Base {
  const { images, ...fields } = record as Base;
  const names = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  return {
    ...pickFields(fields, names),
    ...(images && { images: images.map(pickImageFields) }),
  };
}

/** Names of the fields that were changed elsewhere; 'urls.1' is the second image. */
export function listConflicts(errors: FieldErrors): string[] {
  return Object.keys(errors).filter((name) => errors[name] === CHANGED_MEANWHILE);
}

/**
 * The base with newer values of some fields. @param names fields; 'urls.1' is the second image @param now newer values
 */
export function updateBaseFields(base: Base, names: readonly string[], now: Base): Base {
  const seen = new Map(now.images?.map((image) => [image.id, pickImageFields(image)]));
  const images = base.images?.map((image, at) =>
    names.includes(`urls.${at}`) ? (seen.get(image.id) ?? image) : image,
  );
  return { ...base, ...pickFields(now, names), ...(images && { images }) };
}

/** Drops a draft's image fields if the record's images changed, because the fields refer to images by index. */
export function dropChangedImages(
  restored: FieldValues | undefined,
  opened: Base | undefined,
): FieldValues | undefined {
  const [json] = restored?.[BASE_FIELD] ?? [];
  if (!restored || !opened || json === undefined) return restored;
  const base = JSON.parse(json) as Base;
  if (joinImageIds(base) === joinImageIds(opened)) return restored;
  const { urls: _, alts: __, [REMOVED_FIELD]: ___, ...others } = restored;
  return { ...others, [BASE_FIELD]: [JSON.stringify({ ...base, images: opened.images })] };
}

function pickImageFields({ id, url, alt }: SeenImage): SeenImage {
  return { id, url, alt };
}

function joinImageIds({ images = [] }: Base): string {
  return images.map(({ id }) => id).join();
}

function pickFields(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
