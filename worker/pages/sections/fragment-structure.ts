/**
 * Finds HTML that would break out of a fragment: all elements must be closed, and none may implicitly close an outer
 * one. Accepts only the narrow syntax of React's output. docs/failures.md lists the rejected HTML.
 */

const TAG =
  /<(?:(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?: [^\s"'<>/=]+(?:="[^"<>]*")?)*)(\/?)>|!--[^<>-]*-->)/y;

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
const TABLE_PARTS: Record<string, Set<string>> = {
  caption: toNameSet('table'),
  col: toNameSet('colgroup'),
  colgroup: toNameSet('table'),
  tbody: toNameSet('table'),
  td: toNameSet('tr'),
  tfoot: toNameSet('table'),
  th: toNameSet('tr'),
  thead: toNameSet('table'),
  tr: toNameSet('tbody tfoot thead'),
};
const TABLE_FRAME = toNameSet('colgroup table tbody tfoot thead tr');

/** With these attributes, elements affect the whole document wherever they are: style sheets and `http-equiv`. */
const FOR_PAGE: Record<string, RegExp> = {
  link: /rel="[^"]*stylesheet/i,
  meta: /http-equiv/i,
};

const IN_SELECT = toNameSet('hr optgroup option');

/** Maximum nesting of elements: browsers flatten deeper ones. */
const MAX_DEPTH = 500;

/** Checks a fragment's HTML. @returns its first fault; undefined if there is none */
export function findFault(html: string): string | undefined {
  const open: string[] = [];
  let drawings = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    // Reported by position only: the text could be a user's, which must not be logged.
    if (!tag) return `a tag unlike React’s at character ${at}`;
    const [, slash, name, attributes = '', closed] = tag;
    if (name === undefined) continue;
    if (slash) {
      if (open.pop() !== name) return `a </${name}> that ends nothing`;
      if (name === 'svg') drawings -= 1;
      continue;
    }
    if (name === 'noscript' && open.includes(name)) return 'a <noscript> in a <noscript>';
    if (drawings === 0) {
      const fault = findTagFault(name, attributes, open);
      if (fault !== undefined) return `a <${name}> ${fault}`;
    } else if (NOWHERE.has(name) && !IN_DRAWINGS.has(name)) return `a <${name}> in a drawing`;
    if (VOID.has(name)) continue;
    if (closed) return `a <${name}/> without an end tag`;
    open.push(name);
    if (name === 'svg') drawings += 1;
    if (open.length > MAX_DEPTH) return `more than ${MAX_DEPTH} elements in each other`;
  }
  return open.length > 0 ? `no </${open.at(-1)}>` : undefined;
}

/** The fault of a start tag inside the open elements: https://html.spec.whatwg.org/#parsing-main-inbody */
function findTagFault(name: string, attributes: string, open: string[]): string | undefined {
  const parent = open.at(-1) ?? '';
  const parents = TABLE_PARTS[name];
  if (NOWHERE.has(name) || name !== name.toLowerCase()) return 'out of place';
  if (FOR_PAGE[name]?.test(attributes)) return 'out of place';
  if (parents ? !parents.has(parent) : TABLE_FRAME.has(parent)) return 'out of its table';
  if (ALONE.has(name) && open.includes(name)) return `in a <${name}>`;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return 'in a heading';
  if (!IN_SELECT.has(name) && open.includes('select')) return 'in a <select>';
  for (const { items, all } of ITEMS) {
    const nearest = items.has(name) && open.findLast((value) => all.has(value));
    if (nearest && items.has(nearest)) return `in a <${nearest}>`;
  }
  return undefined;
}
