/** The kinds of records. The API's routes, sitemaps, feeds, data export and deletions iterate over them. */
import type { KindName, RecordOf } from '@desert/contract/records/kinds';
import { isStoryKind, type RecordKind } from './kind.ts';
import { memoryKind } from './kinds/memories.ts';
import { itemKind } from './kinds/merch.ts';
import { postKind } from './kinds/news.ts';

const RECORD_KINDS: { [Name in KindName]: RecordKind<never, RecordOf[Name]> } = {
  merch: itemKind,
  news: postKind,
  memories: memoryKind,
};

export const namedKinds = Object.entries(RECORD_KINDS) as [KindName, RecordKind][];

export const recordKinds = namedKinds.map(([, kind]) => kind);

export const storyKinds = recordKinds.filter(isStoryKind);
