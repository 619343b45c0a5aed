/** The tags and comments of HTML, told as a browser tells them: https://html.spec.whatwg.org/#tokenization */

export interface Tag {
  /** In lower case. */
  name: string;
  /** '</p>' */
  ends: boolean;
  /** '<path/>', which means something in SVG and MathML only. */
  closesItself: boolean;
  /** Where it ends in the text. */
  end: number;
}

const COMMENT = /<!--(?:-?>|[^]*?--!?>)/y;
const NAME = /[a-z][^\t\n\f\r />]*/iy;
/** The rest of a tag as React writes it, which most are: to be found by one look. */
const PLAIN_REST = /(?: [^\t\n\f\r "'/<=>]+(?:="[^"]*")?)*\/?>/y;
const SPACE = /[\t\n\f\r ]*/y;
const VALUE_OR_END = /[=>]/g;
const UNQUOTED_END = /[\t\n\f\r >]/g;

/**
 * The end of a comment.
 * @param at where it begins: '<!--'
 * @returns -1 where it does not end yet
 */
export function endOfComment(text: string, at: number): number {
  COMMENT.lastIndex = at;
  return COMMENT.test(text) ? COMMENT.lastIndex : -1;
}

/**
 * The tag at a place.
 * @param at where it begins: '<' or '</', with the first letter of its name
 * @returns undefined where it does not end yet, or is written as React does not
 */
export function tagAt(text: string, at: number): Tag | undefined {
  const ends = text[at + 1] === '/';
  const begin = at + (ends ? 2 : 1);
  NAME.lastIndex = begin;
  const afterName = NAME.test(text) ? NAME.lastIndex : begin;
  const name = text.slice(begin, afterName);
  const { end, inValue } = endOfTag(text, afterName);
  if (end < 0) return undefined;
  const closesItself = !inValue && text[end - 2] === '/';
  return { name: name.toLowerCase(), ends, closesItself, end };
}

/** @returns -1 where it does not end; and whether a value without quotes is what it ends with */
function endOfTag(text: string, from: number): { end: number; inValue: boolean } {
  PLAIN_REST.lastIndex = from;
  if (PLAIN_REST.test(text)) return { end: PLAIN_REST.lastIndex, inValue: false };
  let inValue = false;
  for (let at = from; at >= 0;) {
    const next = search(VALUE_OR_END, text, at);
    // Without a name before it, '=' is a part of one.
    if (next < 0 || (text[next] === '=' && /[\t\n\f\r /"'=]/.test(text[next - 1] ?? ''))) break;
    if (text[next] === '>') return { end: next + 1, inValue: inValue && next === at };
    SPACE.lastIndex = next + 1;
    SPACE.test(text);
    const value = SPACE.lastIndex;
    const quote = /["']/.exec(text[value] ?? '')?.[0];
    inValue = quote === undefined;
    if (quote === undefined) at = search(UNQUOTED_END, text, value);
    else at = text.indexOf(quote, value + 1);
  }
  return { end: -1, inValue };
}

function search(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}
