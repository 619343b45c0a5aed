/**
 * Whether the HTML of a fragment stays in its place: every element ends in it, and nothing in it makes a browser end an
 * element that is open around it. React's output has a narrow syntax, which is all that is accepted. What a page may
 * do beyond that: docs/failures.md
 */

/** A tag or a comment, exactly as React writes them. */
const TAG =
  /<(?:(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?: [^\s"'<>/=]+(?:="[^"<>]*")?)*)(\/?)>|!--[^<>-]*-->)/y;

const names = (list: string) => new Set(list.split(' '));

/** Elements without an end tag. */
const VOID = names('area br col embed hr img input link meta source track wbr');

/** Elements of a whole document, elements whose content is not HTML, and `image`, which becomes `img`. */
const NOWHERE = names(
  'base body frame frameset head html iframe image math noembed noframes object plaintext script style template ' +
    'title xmp',
);

/** Of these an SVG drawing may have its own. */
const IN_DRAWINGS = names('image title');

/** A start tag of one of these ends an open element of the same name, with all that is open in it. */
const ALONE = names('a button form nobr noscript option select');

/** The nearest open element of `all` must not be one of `items`, which the start tag would end. */
const ITEMS = [
  { items: names('li'), all: names('li menu ol ul') },
  { items: names('dd dt'), all: names('dd dl dt') },
];

const HEADINGS = names('h1 h2 h3 h4 h5 h6');

/** The parts of a table with their parents; between parts there is nothing else. */
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

/** Elements that act on the whole document wherever they are: a reload, a style sheet. */
const FOR_PAGE: Record<string, RegExp> = {
  link: /rel="[^"]*stylesheet/i,
  meta: /http-equiv/i,
};

const IN_SELECT = names('hr optgroup option');

/** Browsers flatten what is nested deeper. */
const DEEPEST = 500;

/** @returns what is wrong with the HTML of a fragment; undefined if nothing is */
export function faultIn(html: string): string | undefined {
  const open: string[] = [];
  let drawings = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    // What it says could be a user's text, which the log must not have.
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

/** https://html.spec.whatwg.org/#parsing-main-inbody */
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
