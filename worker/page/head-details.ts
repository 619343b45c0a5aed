import type { PageHead } from '@desert/contract/page';
import * as v from 'valibot';

type Details = Pick<PageHead, 'listed' | 'picture' | 'about' | 'feed'>;

/** What is not as it should be is left out. */
const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const Details = v.object({
  listed: orNothing(v.boolean()),
  picture: orNothing(v.object({ url: v.pipe(v.string(), v.check(isAddress)), alt: v.string() })),
  about: orNothing(v.looseObject({ '@type': v.string(), datePublished: v.optional(v.string()) })),
  feed: orNothing(v.object({ title: v.string(), path: v.string() })),
});

/** Of what a section says of its page, the part that a page can do without, as far as it can be used. */
export function headDetails(head: object): Details {
  return v.parse(Details, head) as Details;
}

function isAddress(url: string): boolean {
  return /^(https:\/)?\/[^/]/.test(url) && URL.canParse(url, 'https://site.invalid');
}
