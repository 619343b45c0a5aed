import type { Manifest, ManifestChunk } from 'vite';

export const EXPOSED = 'src/section.ts';

/** Files that an entry loads at start, including itself, without the section's lazy modules. @param entry file name */
export function listNeededFiles(entry: string, chunks: Manifest): string[] {
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
