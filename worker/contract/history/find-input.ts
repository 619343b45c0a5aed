/** Schemas apart from the paths, because pages of the shell would load them. */
import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { MAX_MEMORY } from './find.ts';

const MAX_FIELD = 80;

const defineSearchField = (name: string, max = MAX_FIELD) => {
  const message = `${name} must be text of ${max} characters or fewer`;
  return defineFilterSchema(v.pipe(v.string(message), v.trim(), v.maxLength(max, message)));
};

export const FindQuery = v.object({
  q: defineSearchField('q', MAX_MEMORY),
  opponent: defineSearchField('opponent'),
  place: defineFilterSchema(v.picklist(['home', 'road'], 'place must be home or road')),
  year: defineSearchField('year'),
  age: defineSearchField('age'),
  born: defineSearchField('born'),
  month: defineSearchField('month'),
  scorer: defineSearchField('scorer'),
  score: defineSearchField('score'),
  arena: defineSearchField('arena'),
});

export type MemorySearchInput = v.InferOutput<typeof FindQuery>;
