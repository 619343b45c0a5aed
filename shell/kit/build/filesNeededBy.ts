import type { Manifest, ManifestChunk } from 'vite';

/** The module which a section exposes. */
export const EXPOSED = 'src/section.ts';

/**
 * The files that a section's entry imports, or fetches for the federation plugin; not those that the section's sources
 * fetch later, such as forms.
 * @param chunks the manifest of the section's browser build
 */
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
