import { formatDay } from '@desert/contract/months';
import type { Tagged } from '@desert/contract/tags';
import type { ListFilter } from './filters.ts';

/** The tag filter of a list. @param records the list's records, whose tags have players' names */
export function tagFilter(records: readonly object[]): ListFilter {
  return { name: 'tag', label: 'Tagged', hidden: true, show: (tag) => tagText(tag, records) };
}

/** The tag's name. @param tag 'season:2011-12', 'game:2012-05-07', 'player:8462038' or 'player:shane-doan' */
function tagText(tag: string, records: readonly object[]): string {
  const [kind, id = ''] = tag.split(':');
  if (kind === 'season') return id;
  if (kind === 'game') return formatDay(id);
  const tags = records.flatMap((record: Tagged) => record.tags ?? []);
  const known = tags.find(
    (one) => `${one.kind}:${one.id}` === tag || one.path.endsWith(`/players/${id}`),
  );
  return (
    known?.label ?? id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  );
}
