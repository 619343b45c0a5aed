/** The fields of a form by which a record is tied to seasons and players. */
import { TagFilter } from '@desert/contract/tag-filter';
import {
  type Tag,
  TAG_NAMES_FIELD,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  TAGS_MAX,
} from '@desert/contract/tags';
import { is } from 'valibot';
import type { FieldValues } from '../form/fieldValues.ts';

/** A field for each that is chosen: its key, and what it is called. A draft needs no more to show it. */
export const LABELS_FIELD = 'tag_labels';

/** The field of the tag that the page's address asks for: it is chosen once, and may be removed. */
export const ASKED_FIELD = 'tag_asked';

/** One that is chosen. */
export interface ChosenTag {
  /** `tagKey` */
  key: string;
  label: string;
}

/** What a form begins with: what was typed before, or else what the record has. */
export function firstChosen(tags: readonly Tag[], restored: FieldValues | undefined): ChosenTag[] {
  const own = tags.map((tag) => ({ key: tagKey(tag), label: tag.label }));
  // A draft of a form that had no such field says nothing of it.
  if (restored?.[TAG_NAMES_FIELD] === undefined) return own;
  const labels = new Map([...own, ...labelled(restored)].map(({ key, label }) => [key, label]));
  const keys = new Set(restored[TAGS_FIELD]?.filter((key) => refOf(key)));
  return Array.from(keys, (key) => ({ key, label: labels.get(key) ?? nameOf(key) })).slice(
    0,
    TAGS_MAX,
  );
}

/** What stands in a form that has the fields, as the contract takes it; nothing of one that has not. */
export function typedTags(fields: FieldValues): { tags?: TagRef[]; tag_names?: string } {
  const [names] = fields[TAG_NAMES_FIELD] ?? [];
  if (names === undefined) return {};
  return { tags: (fields[TAGS_FIELD] ?? []).flatMap((key) => refOf(key) ?? []), tag_names: names };
}

/**
 * What of a form is sent: without the fields that are of use in it only.
 * @param areKnown whether those are known that the record has: else none are no reason to take them away
 */
export function sentFields(
  typed: Record<string, unknown>,
  areKnown: boolean,
): Record<string, unknown> {
  const unsent = [TAG_NAMES_FIELD, LABELS_FIELD, ASKED_FIELD];
  const { [TAGS_FIELD]: tags } = typed;
  if (!areKnown && Array.isArray(tags) && tags.length === 0) unsent.push(TAGS_FIELD);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !unsent.includes(name)));
}

/** The tag that a page's query string asks for, and how it is typed. @param search without its '?' */
export function askedTag(search: string): { key: string; text: string } | undefined {
  const key = new URLSearchParams(search).get('tag')?.toLowerCase() ?? '';
  if (key === '' || !is(TagFilter, key)) return undefined;
  const name = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('season:')) return { key, text: name };
  if (/^\d+$/.test(name)) return { key, text: '' };
  // One of two of the same name is known by his address only.
  const isOneOfTwo = /-\d+$/.test(name);
  return { key, text: isOneOfTwo ? name : name.split('-').map(capitalized).join(' ') };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function labelled(restored: FieldValues): ChosenTag[] {
  return (restored[LABELS_FIELD] ?? []).map((text) => {
    const [key = ''] = text.split(' ', 1);
    return { key, label: text.slice(key.length + 1) };
  });
}

function refOf(key: string): TagRef | undefined {
  const [, season, player] = /^(?:season:(\d{4}-\d{2})|player:([1-9]\d{0,14}))$/.exec(key) ?? [];
  if (season !== undefined) return { kind: 'season', id: season };
  return player === undefined ? undefined : { kind: 'player', id: Number(player) };
}

function nameOf(key: string): string {
  return key.replace('season:', '').replace('player:', 'Player ');
}
