/** Schemas apart from the paths, because pages of the shell would load them. */
import * as v from 'valibot';
import { filter } from '../records/filter.ts';
import { MEMORY_MAX } from './find.ts';

const FIELD_MAX = 80;

const line = (name: string, max = FIELD_MAX) => {
  const message = `${name} must be text of ${max} characters or fewer`;
  return filter(v.pipe(v.string(message), v.trim(), v.maxLength(max, message)));
};

export const FindQuery = v.object({
  q: line('q', MEMORY_MAX),
  opponent: line('opponent'),
  place: filter(v.picklist(['home', 'road'], 'place must be home or road')),
  year: line('year'),
  age: line('age'),
  born: line('born'),
  month: line('month'),
  scorer: line('scorer'),
  score: line('score'),
  arena: line('arena'),
});

export type Memory = v.InferOutput<typeof FindQuery>;
