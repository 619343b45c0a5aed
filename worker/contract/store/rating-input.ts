import * as v from 'valibot';
import { collectTypedLinks } from '../text/links.ts';
import { optionalLine } from '../text/text.ts';
import { MAX_RATING_LINE } from './ratings.ts';

const defineRatingLine = (label: string) =>
  v.pipe(
    v.unwrap(optionalLine({ label, max: MAX_RATING_LINE })),
    v.check((text) => collectTypedLinks({ text }).size === 0, 'Leave out links'),
  );

/** The form about a sale, at its conversation. */
export const RatingForm = v.object({
  is_good: v.picklist(['1', '0'], 'Choose how it went'),
  line: v.optional(defineRatingLine('Your line'), ''),
});

export const RatingReply = v.object({
  reply: v.pipe(defineRatingLine('Your reply'), v.nonEmpty('Write a reply')),
});
