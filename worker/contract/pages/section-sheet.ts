import { CSS_TOKEN } from './css-tokens.ts';

const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** At-rules that affect only the rules in them. Others are rejected, except keyframes of the section. */
const HARMLESS = /^(media|supports|container|starting-style)$/i;

export function openScope(section: string): string {
  return `@scope([data-section="${section}"]){`;
}

/**
 * Wraps a section's style sheet in `@scope`, so that it applies only inside `<div data-section="news">`. @throws if its
 * rules could apply outside, such as `@import` or an unbalanced bracket
 */
export function buildScopedSheet(section: string, css: string): string {
  const text = css.trim();
  const scope = new RegExp(`^@scope\\s*\\(\\[data-section=(["']?)${section}\\1\\]\\)\\s*\\{`);
  const opening = (text.endsWith('}') && scope.exec(text)?.[0]) || '';
  if (opening) requireContained(section, text.slice(opening.length, -1));
  else requireContained(section, text);
  return opening ? text : `${openScope(section)}${text}}`;
}

function requireContained(section: string, css: string): void {
  const open: string[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of css.matchAll(CSS_TOKEN)) {
    end = index + token.length;
    const { name, call, rule, named = '' } = groups;
    // `url(` ends differently from other functions, and escapes can spell it, too.
    if (call && (name?.includes('\\') || (/^url$/i.test(name ?? '') && !/["']$/.test(call))))
      throw new Error(`the style sheet has ${token}(, whose end is not clear`);
    const isOwnKeyframes =
      /^(-webkit-)?keyframes$/i.test(rule ?? '') && named.startsWith(`${section}-`);
    if (rule !== undefined && !HARMLESS.test(rule) && !isOwnKeyframes)
      throw new Error(`the style sheet has @${rule} ${named}, which is for the whole page`);
    if (groups['open']) open.push(token);
    if (groups['close'] && CLOSES[open.pop() ?? ''] !== token)
      throw new Error(`the style sheet has a ${token} that closes nothing`);
  }
  const unclosed = end < css.length ? css[end] : open.at(-1);
  if (unclosed !== undefined) throw new Error(`the style sheet has a ${unclosed} without an end`);
}
