import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { ALL_TAG_KINDS, type TagId, type TagKind, tagKinds } from './tag-kinds.ts';

export type TagRef = { [Kind in TagKind]: { kind: Kind; id: TagId<Kind> } }[TagKind];

export type Tag = TagRef & {
  label: string;
  path: string;
};

export interface Tagged {
  tags: Tag[];
}

export const MAX_TAGS = 10;

export function tagKey({ kind, id }: TagRef): string {
  return `${kind}:${id}`;
}

/** @param key a `tagKey` @returns undefined if no tag can have it */
export function parseTagKey(key: string): TagRef | undefined {
  const { success, output } = v.safeParse(Ref, splitTagKey(key));
  return success ? output : undefined;
}

/** Splits a `tagKey` without validation. Players' ids are numbers. */
export function splitTagKey(key: string): unknown {
  const [, kind, id = ''] = /^([a-z]+):(.+)$/.exec(key) ?? [];
  return { kind, id: /^\d+$/.test(id) ? Number(id) : id };
}

const LIST = `tags must be a list of ${ALL_TAG_KINDS}`;

const Ref = v.variant(
  'kind',
  tagKinds.map(([kind, { isId, missing }]) =>
    v.object({ kind: v.literal(kind), id: v.custom(isId, missing) }, LIST),
  ),
  LIST,
) as v.GenericSchema<unknown, TagRef>;

const Tags = v.pipe(
  v.array(Ref, LIST),
  v.maxLength(MAX_TAGS, `You can add up to ${MAX_TAGS} tags`),
  v.check((tags) => new Set(tags.map(tagKey)).size === tags.length, 'Add each tag only once'),
);

/** Input field of a record; if missing, an edit leaves the tags unchanged. Reports one error for the whole field. */
export const TagsInput = v.optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues } = v.safeParse(Tags, dataset.value);
      if (success) return output;
      addIssue({ message: issues[0].message });
      return NEVER;
    }),
  ),
);

/** Form fields with a `tagKey` each; without JavaScript, `TAG_NAMES_FIELD` has comma-separated names. */
export const TAGS_FIELD = 'tags';
export const TAG_NAMES_FIELD = 'tag_names';

export type TagChoice = Tag & {
  about: string;
};

/** The tags of kinds that need no database. */
export const LISTED_TAGS = tagKinds.flatMap(([kind, { all = [] }]) =>
  all.map((tag) => ({ kind, ...tag }) as TagChoice),
);

const KEY = tagKinds.map(([kind, { pattern }]) => `${kind}:${pattern}`).join('|');
const NO_KEY = `tag must be like ${tagKinds.map(([kind, { example }]) => `${kind}:${example}`).join(' or ')}`;

/** A filter by tag: a `tagKey`, or 'player:' and a player's slug. */
export const TagFilter = defineFilterSchema(
  v.pipe(v.string(NO_KEY), v.toLowerCase(), v.regex(new RegExp(`^(?:${KEY})$`), NO_KEY)),
);

export const UnchosenTags = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(0, 'Choose one from the list, or clear this field')),
);
