/** Finds import cycles; imports of types count, since such files have to be read together, too. */

/**
 * Finds the groups of files that import each other (Tarjan's strongly connected components).
 * @param imports the files that each file imports
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    order.set(file, order.size);
    let low = order.size - 1;
    stack.push(file);
    for (const imported of imports.get(file) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported));
      else if (stack.includes(imported)) low = Math.min(low, order.get(imported) ?? low);
    }
    if (low === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
