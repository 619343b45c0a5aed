/** The kinds of records. The API's routes, sitemaps, feeds, data export and deletions iterate over them. */
import type { KindName, RecordOf } from '@desert/contract/records/kinds';
import { isStoryKind, type RecordKind } from './kind.ts';
import { memories } from './kinds/memories.ts';
import { items } from './kinds/merch.ts';
import { posts } from './kinds/news.ts';

const RECORD_KINDS: { [Name in KindName]: RecordKind<never, RecordOf[Name]> } = {
  merch: items,
  news: posts,
  memories,
};

export const namedKinds = Object.entries(RECORD_KINDS) as [KindName, RecordKind][];

export const recordKinds = namedKinds.map(([, kind]) => kind);

export const storyKinds = recordKinds.filter(isStoryKind);
