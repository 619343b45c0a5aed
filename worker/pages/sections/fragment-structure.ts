/**
 * Finds HTML that would break out of a fragment: all elements must be closed, and none may implicitly close an outer
 * one. Accepts only the narrow syntax of React's output. docs/failures.md lists the rejected HTML.
 */

const NAME = /[a-zA-Z][a-zA-Z0-9-]*/y;

const ATTRIBUTES = /(?: [^\s"'<>/=]+(?:="[^"<>]*")?)*\/?>/y;

const COMMENT = /<!--[^<>-]*-->/y;

const toNameSet = (list: string) => new Set(list.split(' '));

const VOID = toNameSet('area br col embed hr img input link meta source track wbr');

/** Elements of a whole document, elements whose content is not HTML, and `image`, which becomes `img`. */
const NOWHERE = toNameSet(
  'base body frame frameset head html iframe image math noembed noframes object plaintext script style template ' +
    'title xmp',
);

const IN_DRAWINGS = toNameSet('image title');

/** A start tag of these implicitly closes an open element of the same name. */
const ALONE = toNameSet('a button form nobr noscript option select');

/** Start tags that close an open element of `items`, unless an element of `all` is nearer. */
const ITEMS = [
  { items: toNameSet('li'), all: toNameSet('li menu ol ul') },
  { items: toNameSet('dd dt'), all: toNameSet('dd dl dt') },
];

const HEADINGS = toNameSet('h1 h2 h3 h4 h5 h6');

/** Allowed parents of table parts. Text between them is not checked. */
const TABLE_PARTS = new Map(
  Object.entries({
    caption: toNameSet('table'),
    col: toNameSet('colgroup'),
    colgroup: toNameSet('table'),
    tbody: toNameSet('table'),
    td: toNameSet('tr'),
    tfoot: toNameSet('table'),
    th: toNameSet('tr'),
    thead: toNameSet('table'),
    tr: toNameSet('tbody tfoot thead'),
  }),
);
const TABLE_FRAME = toNameSet('colgroup table tbody tfoot thead tr');

/** With these attributes, elements affect the whole document wherever they are: style sheets and `http-equiv`. */
const FOR_PAGE = new Map(
  Object.entries({
    link: /rel="[^"]*stylesheet/i,
    meta: /http-equiv/i,
  }),
);

const IN_SELECT = toNameSet('hr optgroup option');

const RULED = new Set([
  ...NOWHERE,
  ...ALONE,
  ...ITEMS.flatMap(({ items }) => [...items]),
  ...HEADINGS,
  ...TABLE_PARTS.keys(),
  ...FOR_PAGE.keys(),
]);

/** Maximum nesting of elements: browsers flatten deeper ones. */
const MAX_DEPTH = 500;

/** Checks a fragment's HTML, as Latin-1, because markup is ASCII. @returns its first fault; undefined if there is none */
export function findFault(utf8: Uint8Array): string | undefined {
  const html = Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength).toString('latin1');
  const open: string[] = [];
  let drawings = 0;
  let end = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', end)) {
    const innermost = open.at(-1);
    if (innermost !== undefined && html.startsWith(`</${innermost}>`, at)) {
      open.pop();
      if (innermost === 'svg') drawings -= 1;
      end = at + innermost.length + 3;
      continue;
    }
    const commentEnd = html[at + 1] === '!' ? findEnd(COMMENT, html, at) : 0;
    if (commentEnd > 0) {
      end = commentEnd;
      continue;
    }
    // Faults are reported by position: the text could be a user's, which must not be logged.
    if (html[at + 1] === '/')
      return `a </${html.slice(at + 2, findEnd(NAME, html, at + 2))}> that ends nothing`;
    const nameEnd = findEnd(NAME, html, at + 1);
    end = nameEnd > 0 ? findEnd(ATTRIBUTES, html, nameEnd) : 0;
    if (end === 0) return `a tag unlike React’s at byte ${at}`;
    const name = html.slice(at + 1, nameEnd);
    if (name === 'noscript' && open.includes(name)) return 'a <noscript> in a <noscript>';
    if (drawings === 0) {
      const fault = findTagFault(name, html.slice(nameEnd, end), open);
      if (fault !== undefined) return `a <${name}> ${fault}`;
    } else if (NOWHERE.has(name) && !IN_DRAWINGS.has(name)) return `a <${name}> in a drawing`;
    if (VOID.has(name)) continue;
    if (html[end - 2] === '/') return `a <${name}/> without an end tag`;
    open.push(name);
    if (name === 'svg') drawings += 1;
    if (open.length > MAX_DEPTH) return `more than ${MAX_DEPTH} elements in each other`;
  }
  return open.length > 0 ? `no </${open.at(-1)}>` : undefined;
}

/** Returns the end of the match at a position; 0 without one. Uses `test`: the results of `exec` cost more than the search. */
function findEnd(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : 0;
}

/** The fault of a start tag inside the open elements: https://html.spec.whatwg.org/#parsing-main-inbody */
function findTagFault(name: string, attributes: string, open: string[]): string | undefined {
  const parent = open.at(-1) ?? '';
  if (name !== name.toLowerCase()) return 'out of place';
  if (!IN_SELECT.has(name) && open.includes('select')) return 'in a <select>';
  if (!RULED.has(name)) return TABLE_FRAME.has(parent) ? 'out of its table' : undefined;
  const parents = TABLE_PARTS.get(name);
  if (NOWHERE.has(name)) return 'out of place';
  if (FOR_PAGE.get(name)?.test(attributes)) return 'out of place';
  if (parents ? !parents.has(parent) : TABLE_FRAME.has(parent)) return 'out of its table';
  if (ALONE.has(name) && open.includes(name)) return `in a <${name}>`;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return 'in a heading';
  for (const { items, all } of ITEMS) {
    const nearest = items.has(name) && open.findLast((value) => all.has(value));
    if (nearest && items.has(nearest)) return `in a <${nearest}>`;
  }
  return undefined;
}
