import * as v from 'valibot';
import { SEASONS } from '../history/seasons.ts';
import { defineFilterSchema } from '../records/filter.ts';
import { listQuery } from '../records/list-query.ts';
import { TagFilter } from '../tags/tags.ts';
import { optionalLine } from '../text/text.ts';
import { CATEGORIES, CONDITIONS, MAX_PLAYER, MAX_SIZE, LISTED_STATES } from './item-values.ts';
import { definePriceBound } from './price.ts';

const pickOption = <const Options extends readonly string[]>(name: string, options: Options) =>
  defineFilterSchema(v.picklist(options, `${name} must be one of ${options.join(', ')}`));

const State = v.optional(
  v.pipe(
    v.picklist(['', ...LISTED_STATES], `state must be one of ${LISTED_STATES.join(', ')}`),
    v.transform((state) => state || 'here'),
  ),
  '',
);

export const ItemListQuery = listQuery(
  {
    q: defineFilterSchema(v.string('q must be text')),
    category: pickOption('category', CATEGORIES),
    size: defineFilterSchema(v.unwrap(optionalLine({ label: 'size', max: MAX_SIZE }))),
    condition: pickOption('condition', CONDITIONS),
    min: defineFilterSchema(definePriceBound('min must be a price in dollars')),
    max: defineFilterSchema(definePriceBound('max must be a price in dollars')),
    season: defineFilterSchema(v.picklist(SEASONS, 'season must be written like 2011-12')),
    player: defineFilterSchema(v.unwrap(optionalLine({ label: 'player', max: MAX_PLAYER }))),
    tag: TagFilter,
    state: State,
  },
  ['price', '-price'],
);
