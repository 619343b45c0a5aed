import { memberPath } from '@desert/contract/members/members';
import { listMentions } from '@desert/contract/members/mentions';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtLinks, linkMemberMentions } from './links.ts';

const signs = '@ ann Ben . , ) ( * _ - " < / é \u200B'.split(' ');
const word = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(''));
const address = fc.tuple(fc.constantFrom('https://', 'http://a.example/'), word);
const anyWord = fc.oneof(
  word,
  address.map((parts) => parts.join('')),
);
const text = fc.array(anyWord, { maxLength: 6 }).map((words) => words.join(' '));

it('only mentions of members in the API’s list become links', () => {
  fc.assert(
    fc.property(text, (text) => {
      const paths = linkMemberMentions(splitAtLinks(text)).flatMap(
        ({ path }) => path?.toLowerCase() ?? [],
      );
      expect(new Set(paths)).toEqual(new Set(listMentions(text).map(memberPath)));
    }),
  );
});
