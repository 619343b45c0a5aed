/** Keeps the HTML of a section within its place: what follows it in the document stays outside. */
import { isEmpty, isInPlace, opened, type OpenElement } from './nesting.ts';
import { endOfComment, tagAt } from './tags.ts';

export interface Balance {
  /**
   * Takes the next part of the HTML.
   * @returns what of it, and of what was held back, can go out; no half of a tag. After a fault nothing can
   */
  take: (part: Uint8Array) => Uint8Array;
  /** What is wrong with the HTML so far, if anything. */
  fault: () => string | undefined;
  /** The same, where it ends here. */
  faultAtEnd: () => string | undefined;
  /** The end tags of what is open in what went out. */
  endTags: () => string;
}

/** The longest tag or comment, in bytes: a tag can hold a drawing. */
const LONGEST = 131_072;

/** How many elements can be open: browsers end what is deeper, too. */
const DEEPEST = 500;

/** Each byte is a character: all that matters is ASCII, whatever is in between. */
const ascii = new TextDecoder('latin1');

/** Follows the HTML of one fragment. It has to be as React writes it: each element with its end tag, none across another. */
export function createBalance(): Balance {
  const open: OpenElement[] = [];
  let held: Uint8Array = new Uint8Array();
  let fault: string | undefined;

  /** The end of what can go out, which is where the first thing begins that is not whole, or wrong. */
  function follow(text: string): number {
    let at = 0;
    for (;;) {
      const last = open.at(-1);
      const textOf = last?.text ? last.name : undefined;
      const next = textOf ? endOfText(text, textOf, at) : text.indexOf('<', at);
      if (textOf) {
        fault = faultInText(textOf, text.slice(at, next < 0 ? undefined : next));
        if (fault !== undefined) return at;
      }
      if (next < 0) return textOf ? startOfHalf(text, at) : text.length;
      at = pass(text, next);
      if (at < 0) return next;
    }
  }

  /** @returns where it goes on after what begins with '<' there; -1 where that is not whole, or wrong */
  function pass(text: string, at: number): number {
    const rest = text.slice(at + 1, at + 4);
    if (/^([a-z]|\/[a-z])/i.test(rest)) return passTag(text, at);
    if (rest === '!--') {
      const end = endOfComment(text, at);
      if (end >= 0) fault = faultInText('comment', text.slice(at, end));
      return fault === undefined ? end : -1;
    }
    if (/^[!?/]/.test(rest)) {
      if (!'!--'.startsWith(rest) && rest !== '/') fault = `a '<${rest[0]}' that begins nothing`;
      return -1;
    }
    return rest === '' ? -1 : at + 1;
  }

  function passTag(text: string, at: number): number {
    const tag = tagAt(text, at);
    const written = text.slice(at + 1, tag?.end);
    if (written.includes('<')) fault = 'a tag that does not end';
    if (tag && FOR_ALL.test(written)) fault = `a <${written.slice(0, 40)} for the whole page`;
    if (!tag || fault !== undefined) return -1;
    const { name, ends, closesItself, end } = tag;
    if (ends) {
      if (open.at(-1)?.name !== name) fault = `a </${name}> that ends nothing`;
      else open.pop();
    } else if (!isInPlace(name, open)) fault = `a <${name}> out of place`;
    else if (!isEmpty(name, closesItself, open.at(-1))) open.push(opened(name, open.at(-1)));
    if (open.length > DEEPEST) fault = `more than ${DEEPEST} elements in each other`;
    return fault === undefined ? end : -1;
  }

  return {
    take(part) {
      if (fault !== undefined) return new Uint8Array();
      const bytes = joined(held, part);
      const end = follow(ascii.decode(bytes));
      held = bytes.subarray(end);
      if (held.length > LONGEST) fault ??= `a tag or comment of more than ${LONGEST} bytes`;
      return bytes.subarray(0, end);
    },
    fault: () => fault,
    faultAtEnd() {
      const unclosed = open.length > 0 ? `no ${endTags().slice(0, 100)}` : undefined;
      return (
        fault ?? unclosed ?? (held.length > 0 ? 'a tag or comment that does not end' : undefined)
      );
    },
    endTags,
  };

  function endTags(): string {
    return open
      .toReversed()
      .map(({ name }) => `</${name}>`)
      .join('');
  }
}

/** What acts on all of a document wherever it stands: a reload, and code in a place that has none. */
const FOR_ALL = /^(meta[^]*[\s/"']http-equiv|script[^]*[\s/"']src)\s*=/i;

/** What a browser takes for an end, or a beginning, where it runs scripts or does not. */
function faultInText(of: string, text: string): string | undefined {
  // A script within the script, whose end tag is not the script's.
  if (of === 'script' && text.includes('<!--')) return 'a comment in a script';
  return /<\/noscript/i.test(text) ? `a </noscript> in a ${of}` : undefined;
}

/** Where the end tag begins of an element whose content is text. */
function endOfText(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  end.lastIndex = from;
  return end.exec(text)?.index ?? -1;
}

/** What could become an end tag, or a comment in a script. */
const HALF = /<(\/[a-z]*|!-?)?$/i;

/** Longer than any half: '</textarea'. */
const HALF_MAX = 10;

/** Where a half begins at the end of a text; the end where there is none. */
function startOfHalf(text: string, from: number): number {
  const last = text.slice(Math.max(from, text.length - HALF_MAX));
  return text.length - (HALF.exec(last)?.[0].length ?? 0);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
