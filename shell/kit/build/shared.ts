/** The modules of which there is one on a page: the shell brings them, sections use the shell's. */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'wouter',
  'nanostores',
  '@nanostores/react',
  '@desert/kit',
] as const;

/** Those of them that the shell fetches when they are first asked for. */
export const LAZY_SINGLETONS = ['@desert/kit/forms'] as const;

/**
 * For a section, which brings no copy of its own: without the shell it does not run at all.
 * @param imported those that the section imports: what is only named costs time before its first page
 */
export function required(imported: readonly string[]) {
  return Object.fromEntries(
    imported.map(
      (name) =>
        [
          name,
          { singleton: true, import: false as const, requiredVersion: false as const },
        ] as const,
    ),
  );
}
