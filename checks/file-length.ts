import type { Files } from './repository.ts';

/** Lines above which nobody reads a file in one go. */
export const longest = 250;

/** The files which are longer than that. */
export function longFiles(files: Files): string[] {
  return [...files]
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}
