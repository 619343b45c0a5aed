import { type Mention, mentionPlaces } from '@desert/contract/members/mentions';

/** Matches '@' and the beginning of a name, which does not end in a full stop or dash. */
const BEGINNING = /@(?<name>[\w.-]{0,29}\w)$/;

const SOME_NAME = 'name';

/** The mention that is typed at the caret; undefined if there is none, or if the word goes on after the caret. */
export function findTypedMention(text: string, caret: number): Mention | undefined {
  const before = text.slice(0, caret);
  const name = BEGINNING.exec(before)?.groups?.['name'];
  if (name === undefined || /^[\w-]/.test(text.slice(caret))) return undefined;
  const at = caret - name.length - 1;
  // Applies the contract's rule for mentions.
  const places = mentionPlaces(`${before.slice(0, at + 1)}${SOME_NAME}`);
  return places.at(-1)?.at === at ? { at, name } : undefined;
}
