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
