import * as v from 'valibot';
import { typedLinks } from '../text/links.ts';
import { optionalLine } from '../text/text.ts';
import { RATING_LINE_MAX } from './ratings.ts';

const line = (label: string) =>
  v.pipe(
    v.unwrap(optionalLine({ label, max: RATING_LINE_MAX })),
    v.check((text) => typedLinks({ text }).size === 0, 'Leave out links'),
  );

/** The form about a sale, at its conversation. */
export const RatingForm = v.object({
  is_good: v.picklist(['1', '0'], 'Choose how it went'),
  line: v.optional(line('Your line'), ''),
});

export const RatingReply = v.object({
  reply: v.pipe(line('Your reply'), v.nonEmpty('Write a reply')),
});
