import { CSS_TOKEN } from './css-tokens.ts';

const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** At-rules that apply where the rules in them do; any other applies to all of the page. */
const HARMLESS = /^(media|supports|container|starting-style)$/i;

/** What a section's style sheet begins with, up to its rules. */
export function scopeOf(section: string): string {
  return `@scope([data-section="${section}"]){`;
}

/**
 * The style sheet of a section with its rules in a `@scope`: they apply to what is in a place of the section,
 * `<div data-section="news">`, and nowhere else. A sheet that is in it already is returned as it is.
 * @param css the sheet's text
 * @throws where it could reach beyond: its brackets, strings or comments do not balance, or it has an at-rule for
 *   the whole page, as `@import`, `@font-face`, or `@keyframes` whose name does not begin with the section's
 */
export function scopedSheet(section: string, css: string): string {
  const text = css.trim();
  const scope = new RegExp(`^@scope\\s*\\(\\[data-section=(["']?)${section}\\1\\]\\)\\s*\\{`);
  const opening = (text.endsWith('}') && scope.exec(text)?.[0]) || '';
  if (opening) requireContained(section, text.slice(opening.length, -1));
  else requireContained(section, text);
  return opening ? text : `${scopeOf(section)}${text}}`;
}

function requireContained(section: string, css: string): void {
  const open: string[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of css.matchAll(CSS_TOKEN)) {
    end = index + token.length;
    const { name, call, rule, named = '' } = groups;
    // What is called `url` takes brackets for a part of the address, and escapes can spell it, too.
    if (call && (name?.includes('\\') || (/^url$/i.test(name ?? '') && !/["']$/.test(call))))
      throw new Error(`the style sheet has ${token}(, whose end is not clear`);
    const own = /^(-webkit-)?keyframes$/i.test(rule ?? '') && named.startsWith(`${section}-`);
    if (rule !== undefined && !HARMLESS.test(rule) && !own)
      throw new Error(`the style sheet has @${rule} ${named}, which is for the whole page`);
    if (groups['open']) open.push(token);
    if (groups['close'] && CLOSES[open.pop() ?? ''] !== token)
      throw new Error(`the style sheet has a ${token} that closes nothing`);
  }
  const unclosed = end < css.length ? css[end] : open.at(-1);
  if (unclosed !== undefined) throw new Error(`the style sheet has a ${unclosed} without an end`);
}
