/**
 * Finds HTML that would break out of a fragment: all elements must be closed, and none may implicitly close an outer
 * one. Accepts only the narrow syntax of React's output. docs/failures.md lists the rejected HTML.
 */

const TAG =
  /<(?:(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?: [^\s"'<>/=]+(?:="[^"<>]*")?)*)(\/?)>|!--[^<>-]*-->)/y;

const names = (list: string) => new Set(list.split(' '));

const VOID = names('area br col embed hr img input link meta source track wbr');

/** Elements of a whole document, elements whose content is not HTML, and `image`, which becomes `img`. */
const NOWHERE = names(
  'base body frame frameset head html iframe image math noembed noframes object plaintext script style template ' +
    'title xmp',
);

const IN_DRAWINGS = names('image title');

/** A start tag of these implicitly closes an open element of the same name. */
const ALONE = names('a button form nobr noscript option select');

/** Start tags that close an open element of `items`, unless an element of `all` is nearer. */
const ITEMS = [
  { items: names('li'), all: names('li menu ol ul') },
  { items: names('dd dt'), all: names('dd dl dt') },
];

const HEADINGS = names('h1 h2 h3 h4 h5 h6');

/** Allowed parents of table parts. Text between them is not checked. */
const TABLE_PARTS: Record<string, Set<string>> = {
  caption: names('table'),
  col: names('colgroup'),
  colgroup: names('table'),
  tbody: names('table'),
  td: names('tr'),
  tfoot: names('table'),
  th: names('tr'),
  thead: names('table'),
  tr: names('tbody tfoot thead'),
};
const TABLE_FRAME = names('colgroup table tbody tfoot thead tr');

/** With these attributes, elements affect the whole document wherever they are: style sheets and `http-equiv`. */
const FOR_PAGE: Record<string, RegExp> = {
  link: /rel="[^"]*stylesheet/i,
  meta: /http-equiv/i,
};

const IN_SELECT = names('hr optgroup option');

/** Maximum nesting of elements: browsers flatten deeper ones. */
const DEEPEST = 500;

/** Checks a fragment's HTML. @returns its first fault; undefined if there is none */
export function faultIn(html: string): string | undefined {
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
      const fault = faultOf(name, attributes, open);
      if (fault !== undefined) return `a <${name}> ${fault}`;
    } else if (NOWHERE.has(name) && !IN_DRAWINGS.has(name)) return `a <${name}> in a drawing`;
    if (VOID.has(name)) continue;
    if (closed) return `a <${name}/> without an end tag`;
    open.push(name);
    if (name === 'svg') drawings += 1;
    if (open.length > DEEPEST) return `more than ${DEEPEST} elements in each other`;
  }
  return open.length > 0 ? `no </${open.at(-1)}>` : undefined;
}

/** The fault of a start tag inside the open elements: https://html.spec.whatwg.org/#parsing-main-inbody */
function faultOf(name: string, attributes: string, open: string[]): string | undefined {
  const parent = open.at(-1) ?? '';
  const parents = TABLE_PARTS[name];
  if (NOWHERE.has(name) || name !== name.toLowerCase()) return 'out of place';
  if (FOR_PAGE[name]?.test(attributes)) return 'out of place';
  if (parents ? !parents.has(parent) : TABLE_FRAME.has(parent)) return 'out of its table';
  if (ALONE.has(name) && open.includes(name)) return `in a <${name}>`;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return 'in a heading';
  if (!IN_SELECT.has(name) && open.includes('select')) return 'in a <select>';
  for (const { items, all } of ITEMS) {
    const nearest = items.has(name) && open.findLast((one) => all.has(one));
    if (nearest && items.has(nearest)) return `in a <${nearest}>`;
  }
  return undefined;
}
