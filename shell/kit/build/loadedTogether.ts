import type { Rolldown } from 'vite';

/**
 * Bundles each group of modules and their static imports in one file. A module that two groups import is in the first.
 * @param modules entry module ids by file name
 */
export function defineChunkGroups(
  modules: Record<string, string[]>,
): Rolldown.CodeSplittingGroup[] {
  const fileNames = new Map<string, string>();

  function put(id: string, fileName: string, graph: Rolldown.ChunkingContext) {
    if (fileNames.has(id)) return;
    fileNames.set(id, fileName);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      put(imported, fileName, graph);
  }

  return Object.keys(modules).map((fileName, at, { length }) => ({
    debugName: `loaded together: ${fileName}`,
    // Otherwise the bundler puts shared modules into the group whose name sorts first.
    priority: length - at,
    name(id, graph) {
      if (fileNames.size === 0) {
        for (const [name, entries] of Object.entries(modules))
          for (const module of entries) put(module, name, graph);
      }
      return fileNames.get(id) === fileName ? fileName : null;
    },
  }));
}
