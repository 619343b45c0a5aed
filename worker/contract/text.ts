/** Text that people type: trimmed before it is judged, kept as text whatever it looks like. */
import * as v from 'valibot';

export interface TextRules {
  /** What the field is called in messages: 'Name'. */
  label: string;
  /** Most characters. */
  max: number;
  /** What is said where nothing was typed that can be seen. */
  missing: string;
}

/** A required text of one line. */
export const line = (rules: TextRules) =>
  v.optional(v.pipe(judged(rules), withoutControls(rules, /\p{Cc}/u)), '');

/** A required text of as many lines as one likes; line breaks come out as '\n'. */
export const lines = (rules: TextRules) =>
  v.optional(
    v.pipe(
      v.string(rules.missing),
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      judged(rules),
      withoutControls(rules, /[^\P{Cc}\n\t]/u),
    ),
    '',
  );

/** A text of one line that may be left out; then it is the empty string. */
export const optionalLine = ({ label, max }: Omit<TextRules, 'missing'>) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text`),
      v.trim(),
      atMost({ label, max }),
      withoutControls({ label }, /\p{Cc}/u),
    ),
    '',
  );

/** In code points: what looks like one character counts as one in more scripts than by UTF-16. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

const judged = ({ label, max, missing }: TextRules) =>
  v.pipe(v.string(missing), v.trim(), v.regex(VISIBLE, missing), atMost({ label, max }));

/** Anything but spaces, control characters and those that are drawn as nothing, like U+200B. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const atMost = ({ label, max }: Omit<TextRules, 'missing'>) =>
  v.check(
    (text: string) => text.length <= max || lengthOf(text) <= max,
    `${label} must be ${max.toLocaleString('en-US')} characters or fewer`,
  );

/** Half a surrogate pair has no UTF-8, and a NUL ends a text for some readers. */
const withoutControls = ({ label }: { label: string }, control: RegExp) =>
  v.check(
    (text: string) => text.isWellFormed() && !control.test(text),
    `${label} has characters that can’t be displayed. Remove them and try again`,
  );
