/**
 * The first items that fit into a bound of text, and one at least: an item alone may be longer.
 * @param max characters
 * @param sizeOf the characters of an item
 */
export function firstFitting<Item>(
  items: Item[],
  max: number,
  sizeOf: (item: Item) => number,
): Item[] {
  let size = 0;
  const end = items.findIndex((item, at) => {
    size += sizeOf(item);
    return at > 0 && size > max;
  });
  return end < 0 ? items : items.slice(0, end);
}
