import { expect, it } from 'vitest';
import { findTypedMention } from './typedMention.ts';

/** The typed part of a mention at the caret '|'. */
function typedIn(text: string) {
  return findTypedMention(text.replace('|', ''), text.indexOf('|'));
}

it.each([
  ['@n|', 0, 'n'],
  ['Hi\n@ann|', 3, 'ann'],
  ['(@an|)', 1, 'an'],
  ['Hi @an|.', 3, 'an'],
  ['@an| and @ben', 0, 'an'],
  ['@ann.s|', 0, 'ann.s'],
  ['https://example.com/ @an|', 21, 'an'],
])('the text before the caret is a mention in %s', (text, at, name) => {
  expect(typedIn(text)).toEqual({ at, name });
});

it.each([
  ['nothing', '|'],
  ['no sign', 'ann|'],
  ['an address of mail', 'ann@example|'],
  ['an address of the web', 'https://example.com/?to=@an|'],
  ['a path', 'a/@an|'],
  ['a space behind it', '@ann |'],
  ['a full stop behind it', '@ann.|'],
  ['the caret in the word', '@a|nn'],
  ['more letters than a name has', `@${'n'.repeat(31)}|`],
])('no mention is found at the caret: %s', (_, text) => {
  expect(typedIn(text)).toBeUndefined();
});
