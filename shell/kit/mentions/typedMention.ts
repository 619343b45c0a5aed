import { type Mention, mentionPlaces } from '@desert/contract/mentions';

/** '@', and how a name begins: a full stop or a dash behind it is of the sentence. */
const BEGINNING = /@(?<name>[\w.-]{0,29}\w)$/;

/** What anybody could be called. */
const SOME_NAME = 'name';

/**
 * The mention that is being typed in front of the caret, of which there is a letter at least; undefined where there is
 * none, or the word goes on behind the caret.
 */
export function typedMention(text: string, caret: number): Mention | undefined {
  const before = text.slice(0, caret);
  const name = BEGINNING.exec(before)?.groups?.['name'];
  if (name === undefined || /^[\w-]/.test(text.slice(caret))) return undefined;
  const at = caret - name.length - 1;
  // Whether somebody can be mentioned there is what the rule for whole texts says.
  const places = mentionPlaces(`${before.slice(0, at + 1)}${SOME_NAME}`);
  return places.at(-1)?.at === at ? { at, name } : undefined;
}
