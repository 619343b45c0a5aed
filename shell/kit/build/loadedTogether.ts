import type { Rolldown } from 'vite';

/** One file each, instead of a dozen shared chunks. @param modules by file name */
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
