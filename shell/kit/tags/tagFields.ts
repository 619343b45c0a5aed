import type { ApiResponse } from '@desert/contract/pages/page';
import {
  parseTagKey,
  type Tag,
  TAG_NAMES_FIELD,
  TagFilter,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  MAX_TAGS,
} from '@desert/contract/tags/tags';
import type { FieldErrors } from '@desert/contract/text/errors';
import { is } from 'valibot';
import type { FieldValues } from '../app/fieldValues.ts';
import { formatSlug } from '../records/filters/tagFilter.ts';

/** Hidden field with 'key label' for each selected tag, from which a draft is restored before the choices load. */
export const LABELS_FIELD = 'tag_labels';

/** Field with the address's tag once it was selected, so that a restored draft does not select it again. */
export const ASKED_FIELD = 'tag_asked';

/** Field with the address's tag until the choices load, because the form may be submitted earlier. */
export const UNRESOLVED_FIELD = 'tag_unresolved';

export interface ChosenTag {
  key: string;
  label: string;
}

export function listInitialTags(
  tags: readonly Tag[],
  restored: FieldValues | undefined,
): ChosenTag[] {
  const ownTags = tags.map((tag) => ({ key: tagKey(tag), label: tag.label }));
  // A draft from before this field existed has no tags to restore.
  if (restored?.[TAG_NAMES_FIELD] === undefined) return ownTags;
  const labels = new Map(
    [...ownTags, ...parseTagLabels(restored)].map(({ key, label }) => [key, label]),
  );
  const keys = new Set(restored[TAGS_FIELD]?.filter((key) => parseTagKey(key)));
  return Array.from(keys, (key) => ({ key, label: labels.get(key) ?? toTypedName(key) })).slice(
    0,
    MAX_TAGS,
  );
}

/** Parses the tag fields of a form and drops invalid keys; empty if the form has no such fields. */
export function parseTagFields(fields: FieldValues): { tags?: TagRef[]; tag_names?: string } {
  const [names] = fields[TAG_NAMES_FIELD] ?? [];
  if (names === undefined) return {};
  return {
    tags: (fields[TAGS_FIELD] ?? []).flatMap((key) => parseTagKey(key) ?? []),
    tag_names: names,
  };
}

/** Drops fields that the API does not take. @param areKnown if false, an empty list of tags is not sent */
export function omitUnsentFields(
  typed: Record<string, unknown>,
  areKnown: boolean,
): Record<string, unknown> {
  const unsent = [TAG_NAMES_FIELD, LABELS_FIELD, ASKED_FIELD, UNRESOLVED_FIELD];
  const { [TAGS_FIELD]: tags } = typed;
  if (!areKnown && Array.isArray(tags) && tags.length === 0) unsent.push(TAGS_FIELD);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !unsent.includes(name)));
}

/** The tag in a page's query, if valid, and its text for the field: '' for a player's id. @param search without '?' */
export function findQueryTag(search: string): { key: string; text: string } | undefined {
  const key = new URLSearchParams(search).get('tag')?.toLowerCase() ?? '';
  if (key === '' || !is(TagFilter, key)) return undefined;
  const name = key.slice(key.indexOf(':') + 1);
  if (/^\d+$/.test(name)) return { key, text: '' };
  // Of seasons, games, and players of the same name, who have numbered slugs, only the slug is a name.
  return { key, text: /-\d+$/.test(name) ? name : formatSlug(name) };
}

function parseTagLabels(restored: FieldValues): ChosenTag[] {
  return (restored[LABELS_FIELD] ?? []).map((text) => {
    const [key = ''] = text.split(' ', 1);
    return { key, label: text.slice(key.length + 1) };
  });
}

/** The name of a tag without a label: 'season:2011-12' is '2011-12', and 'player:8462038' is 'Player 8462038'. */
function toTypedName(key: string): string {
  const [kind = '', id = ''] = key.split(':');
  return /^\d+$/.test(id) ? `${formatSlug(kind)} ${id}` : id;
}

/** Moves errors of 'tags' and 'tags.2' to the text field. */
export function tagErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name === TAGS_FIELD || name.startsWith(`${TAGS_FIELD}.`) ? TAG_NAMES_FIELD : name,
      message,
    ]),
  );
}

export function replaceTagErrors(response: ApiResponse): ApiResponse {
  const errors = (response.body as { errors?: FieldErrors } | null)?.errors;
  return errors ? { ...response, body: { errors: tagErrors(errors) } } : response;
}
