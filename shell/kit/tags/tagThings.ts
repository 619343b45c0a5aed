import type { Thing } from '@desert/contract/head';
import { TAG_KINDS } from '@desert/contract/tag-kinds';
import type { Tag } from '@desert/contract/tags';

/** A record's tags as structured data for https://schema.org/about; undefined without tags. */
export function tagThings(tags: readonly Tag[] = []): Thing[] | undefined {
  if (tags.length === 0) return undefined;
  return tags.map(({ kind, label, path }) => ({ ...TAG_KINDS[kind].toThing(label), url: path }));
}
