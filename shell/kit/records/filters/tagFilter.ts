import { tagKinds } from '@desert/contract/tags/tag-kinds';
import type { Tag, Tagged } from '@desert/contract/tags/tags';
import type { ListFilter } from './filters.ts';

/** The tag filter of a list. @param records the list's records, whose tags have players' names */
export function tagFilter(records: readonly object[]): ListFilter {
  return { name: 'tag', label: 'Tagged', hidden: true, show: (tag) => tagText(tag, records) };
}

/** The tag's name. @param tag 'season:2011-12', 'game:2012-05-07', 'player:8462038' or 'player:shane-doan' */
function tagText(tag: string, records: readonly object[]): string {
  const [kind, id = ''] = tag.toLowerCase().split(':');
  const declared = tagKinds.find(([name]) => name === kind)?.[1];
  if (declared?.nameOf) return declared.nameOf(id);
  const tags = records.flatMap((record: Partial<Tagged>) => record.tags ?? []);
  return tags.find((eachTag) => isTag(eachTag, tag))?.label ?? formatSlug(id);
}

/** Whether a tag has a key in any case, or a path that ends with the key's slug: 'player:shane-doan'. */
export function isTag(tag: Tag, key: string): boolean {
  const [kind, id] = key.toLowerCase().split(':');
  return tag.kind === kind && (String(tag.id) === id || tag.path.endsWith(`/${id}`));
}

/** A slug as a name: 'shane-doan' is 'Shane Doan'. */
export function formatSlug(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
