import type { Manifest } from 'vite';

/** The module which a section exposes. */
export const EXPOSED = 'src/section.ts';

/**
 * The files that a section's entry cannot do without: what it imports, and what the federation plugin
 * made it fetch. What the section's own sources fetch later, a form's page for one, is not among them.
 * @param entry the entry's file
 * @param chunks the manifest of the section's browser build
 */
export function filesNeededBy(entry: string, chunks: Manifest): string[] {
  const needed = new Set<string>();
  function visit(key: string) {
    const chunk = chunks[key];
    if (!chunk || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((imported) => !isLazy(chunks[imported]?.src)).forEach(visit);
  }
  for (const [key, { file }] of Object.entries(chunks)) if (file === entry) visit(key);
  return [...needed];
}

function isLazy(source: string | undefined): boolean {
  return source !== undefined && source.startsWith('src/') && source !== EXPOSED;
}
