/**
 * The first items whose text fits into `max` characters in all; always the first one, however long it is.
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
