import type { Manifest, ManifestChunk } from 'vite';

export const EXPOSED = 'src/section.ts';

/** The files that an entry needs, without lazily loaded modules. @param chunks manifest of the browser build */
export function filesNeededBy(entry: string, chunks: Manifest): string[] {
  const needed = new Set<string>();
  function visit(key: string) {
    const chunk = chunks[key];
    if (!chunk || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((imported) => !isLazy(chunks[imported])).forEach(visit);
  }
  for (const [key, { file }] of Object.entries(chunks)) if (file === entry) visit(key);
  return [...needed];
}

const isLazy = (chunk?: ManifestChunk) => chunk?.src?.startsWith('src/') && chunk.src !== EXPOSED;
