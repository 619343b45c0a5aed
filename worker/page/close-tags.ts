/** Elements that have no end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose content is text up to their end tag. */
const TEXT = /^(script|style|textarea|title)$/;

/** A comment, or the start of a tag with its attributes, and what ends it unless the HTML breaks off there. */
const MARKUP = /<!--[^]*?(?:(-->)|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(>|["'])?/g;

/**
 * What makes HTML whole that breaks off anywhere, in the middle of a tag for one. Without it the rest
 * of the document would become part of an attribute, or of an element that is not its own.
 * @param html well-formed up to where it ends, as React writes it
 */
export function endTagsFor(html: string): string {
  const open: string[] = [];
  const markup = new RegExp(MARKUP);
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const [, commentEnd, slash, name, attributes = '', end] = found;
    if (name === undefined) {
      if (commentEnd === undefined) return `-->${endTags(open)}`;
      continue;
    }
    // Half a name becomes one that means nothing, be it of a start tag or of an end tag.
    const half = end === undefined && attributes === '';
    const element = half ? `${name}-x` : name;
    if (slash && !half) open.splice(open.lastIndexOf(element));
    const isClosed = VOID.test(element) || attributes.endsWith('/');
    if (!slash && !isClosed) open.push(element);
    if (end !== '>') return `${half ? '-x' : ''}${end ?? ''}>${endTags(open)}`;
    if (!slash && TEXT.test(element)) markup.lastIndex = endOfText(html, element, markup.lastIndex);
  }
  // What starts no tag yet would start one with what follows.
  return (/<(\/|!-?)$/.test(html) ? '>' : '') + endTags(open);
}

function endOfText(html: string, element: string, from: number): number {
  const at = html.indexOf(`</${element}>`, from);
  return at < 0 ? html.length : at;
}

function endTags(open: string[]): string {
  return open
    .toReversed()
    .map((element) => `</${element}>`)
    .join('');
}
