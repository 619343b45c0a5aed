/**
 * Where a browser ends elements by itself, or begins none: such HTML is whole to the eye, and its end tags
 * would end what is around it. React writes nothing of the kind.
 * https://html.spec.whatwg.org/#parsing-main-inbody
 */

/** An element that is open. */
export interface OpenElement {
  name: string;
  /** Whether what is in it is part of a drawing (SVG). */
  drawing: boolean;
  /** Whether what is in it is text, whatever it looks like. */
  text: boolean;
}

const names = (list: string) => new Set(list.split(' '));

/** Elements that have no end tag. */
const EMPTY = names(
  'area base basefont bgsound br col embed hr img input keygen link meta param source track wbr',
);

/** Elements whose content is text up to their end tag. */
const TEXT = names('iframe noembed noframes script style textarea title xmp');

/** Those of a document, formulas (MathML), one that becomes another, and one that nothing ends. */
const NOWHERE = names('base body frame frameset head html image math plaintext');

/** The parts of a table, and what each of them is in. */
const TABLE_PARTS: Record<string, Set<string>> = {
  caption: names('table'),
  col: names('colgroup'),
  colgroup: names('table'),
  tbody: names('table'),
  td: names('tr'),
  tfoot: names('table'),
  th: names('tr'),
  thead: names('table'),
  tr: names('table tbody tfoot thead'),
};

/** What holds nothing but parts of a table, and what may be anywhere. */
const TABLE_FRAME = names('colgroup table tbody tfoot thead tr');
const IN_ANY_FRAME = names('script style template');

/** Items of lists: the nearest open one of all of these may not be an item. */
const ITEMS = [
  { items: names('li'), all: names('li menu ol ul') },
  { items: names('dd dt'), all: names('dd dl dt') },
];

/** None of these is in another one of its name. */
const ALONE = names('a button form nobr noscript select');

const NOT_IN_SELECT = names(
  'iframe input keygen noembed noframes script style svg textarea title xmp',
);

const HEADINGS = names('h1 h2 h3 h4 h5 h6');

/** What ends a drawing that it is in. */
const NOT_IN_DRAWING = names(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strike strong sub sup table tt u ul var',
);

/** What is HTML again within a drawing. */
const HTML_IN_DRAWING = names('desc foreignobject title');

/** Those that a rule is about, besides where they would be in a drawing or between the parts of a table. */
const RULED = new Set([
  ...NOWHERE,
  ...Object.keys(TABLE_PARTS),
  ...IN_ANY_FRAME,
  ...ITEMS.flatMap(({ items }) => [...items]),
  ...ALONE,
  ...NOT_IN_SELECT,
  ...HEADINGS,
]);

/** Whether an element has no content: of HTML by its name, of a drawing where it is written so. */
export function isEmpty(name: string, closesItself: boolean, around?: OpenElement): boolean {
  return around?.drawing || name === 'svg' ? closesItself : EMPTY.has(name);
}

/** An element that begins in what is open around it. */
export function opened(name: string, around?: OpenElement): OpenElement {
  if (around?.drawing) return { name, drawing: !HTML_IN_DRAWING.has(name), text: false };
  return { name, drawing: name === 'svg', text: TEXT.has(name) };
}

/** Whether a browser has an element where it is written, and leaves open what is. */
export function isInPlace(name: string, open: OpenElement[]): boolean {
  const around = open.at(-1);
  const parent = around?.name ?? '';
  if (!RULED.has(name))
    return around?.drawing ? !NOT_IN_DRAWING.has(name) : !TABLE_FRAME.has(parent);
  if (ALONE.has(name) && open.some((one) => one.name === name)) return false;
  if (around?.drawing) return !NOT_IN_DRAWING.has(name);
  if (!isInTableOrNot(name, parent) || NOWHERE.has(name)) return false;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return false;
  if (NOT_IN_SELECT.has(name) && open.some((one) => one.name === 'select')) return false;
  return ITEMS.every(({ items, all }) => {
    const nearest = items.has(name) && open.findLast((one) => all.has(one.name));
    return !nearest || !items.has(nearest.name);
  });
}

function isInTableOrNot(name: string, parent: string): boolean {
  const part = TABLE_PARTS[name];
  if (part) return part.has(parent) || parent === 'template';
  return !TABLE_FRAME.has(parent) || (IN_ANY_FRAME.has(name) && parent !== 'colgroup');
}
