/** Schemas apart from the types, because the routes of the section would load them. */
import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';

const defineListFilter = (name: string) =>
  defineFilterSchema(
    v.pipe(v.string(), v.trim(), v.maxLength(80, `${name} must be of 80 characters or fewer`)),
  );

const SORT = 'sort must be written like goals-descending';
const PAGE = 'page must be a number from 1 on';

export const HistoryListQuery = v.object({
  season: defineListFilter('season'),
  year: defineListFilter('year'),
  team: defineListFilter('team'),
  position: defineListFilter('position'),
  award: defineListFilter('award'),
  opponent: defineListFilter('opponent'),
  type: defineListFilter('type'),
  q: defineListFilter('q'),
  sort: defineFilterSchema(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}-(?:as|des)cending$/, SORT))),
  page: defineFilterSchema(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, PAGE), v.transform(Number)),
  ),
});

export type HistoryListInput = v.InferOutput<typeof HistoryListQuery>;

export const ListParams = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'Use a name like draft.')),
});

const PART = 'list must be written like splits.month';

export const DownloadQuery = v.object({
  list: defineFilterSchema(v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/, PART))),
});

const FORMAT = 'Use csv or json.';

export const DownloadParams = v.object({
  format: v.picklist(['csv', 'json'], FORMAT),
  key: v.pipe(v.string(), v.regex(/^[a-z\d/-]{1,100}$/, 'Use a name like teams/2011-12.')),
});
