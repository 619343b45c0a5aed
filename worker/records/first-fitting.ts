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
