import * as v from 'valibot';

export interface TextRules {
  label: string;
  max: number;
  missing: string;
}

export const defineLineSchema = (rules: TextRules) =>
  v.optional(v.pipe(defineVisibleText(rules), checkTextCharacters(rules, /\p{Cc}/u)), '');

/** Line breaks become '\n'. */
export const defineMultilineSchema = (rules: TextRules) =>
  v.optional(
    v.pipe(
      v.string(rules.missing),
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      defineVisibleText(rules),
      checkTextCharacters(rules, /[^\P{Cc}\n\t]/u),
    ),
    '',
  );

export const optionalLine = ({ label, max }: Omit<TextRules, 'missing'>) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text`),
      v.trim(),
      checkTextLength({ label, max }),
      checkTextCharacters({ label }, /\p{Cc}/u),
    ),
    '',
  );

/** Length in code points, which are closer to visible characters than UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

const defineVisibleText = ({ label, max, missing }: TextRules) =>
  v.pipe(v.string(missing), v.trim(), v.regex(VISIBLE, missing), checkTextLength({ label, max }));

/** Matches a visible character: not white space, a control character, a mark alone or an invisible one such as U+200B. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;

const checkTextLength = ({ label, max }: Omit<TextRules, 'missing'>) =>
  v.check(
    (text: string) => text.length <= max || countCharacters(text) <= max,
    `${label} must be ${max.toLocaleString('en-US')} characters or fewer`,
  );

/** Rejects lone surrogates, which have no UTF-8, and control characters: NUL ends a text in some programs. */
const checkTextCharacters = ({ label }: { label: string }, control: RegExp) =>
  v.check(
    (text: string) => text.isWellFormed() && !control.test(text),
    `${label} has characters that can’t be displayed. Remove them and try again`,
  );
