import type { Rolldown } from 'vite';

/**
 * Has the bundler put what is needed together into one file: modules, and all that they import at once. By
 * itself it cuts a module graph along what its entries share: a dozen files, of which each visitor needs most.
 * @param modules by the names of their files; what several import goes with the first of them
 */
export function loadedTogether(modules: Record<string, string[]>): Rolldown.CodeSplittingGroup {
  const fileNames = new Map<string, string>();

  function put(id: string, fileName: string, graph: Rolldown.ChunkingContext) {
    if (fileNames.has(id)) return;
    fileNames.set(id, fileName);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      put(imported, fileName, graph);
  }

  return {
    debugName: 'loaded together',
    name(id, graph) {
      if (fileNames.size === 0) {
        for (const [fileName, entries] of Object.entries(modules))
          for (const module of entries) put(module, fileName, graph);
      }
      return fileNames.get(id) ?? null;
    },
  };
}
