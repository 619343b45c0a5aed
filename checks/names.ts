import { type Files, readFiles } from './repository.ts';

const PREPOSITION =
  /(?:[a-z\d])(Of|In|At|By|For|From|With|To|On|Into|Within|Between|After|Before)$/;

/** Declarations at the start of a line: those of a module, in formatted code. */
const FUNCTION = /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/gm;
const ARROW =
  /^(?:export )?const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?\([^]*?\)(?:: [^=]+?)? =>/gm;
const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

/** Top-level functions of product code that end in a preposition, as `path name`. */
export function listNounPhrases(files: Files): string[] {
  return [...files].flatMap(([path, code]) =>
    [...code.matchAll(FUNCTION), ...code.matchAll(ARROW)]
      .map(([, name = '']) => name)
      .filter((name) => PREPOSITION.test(name))
      .map((name) => `${path} ${name}`),
  );
}

/** Exported names that more than one file defines. */
export function listSharedNames(files: Files): string[] {
  const names = [...files].flatMap(([path, code]) =>
    [...new Set(Array.from(code.matchAll(EXPORT), ([, name = '']) => name))].map((name) => ({
      name,
      path,
    })),
  );
  return Object.entries(Object.groupBy(names, ({ name }) => name))
    .filter(([, places = []]) => places.length > 1)
    .map(([name]) => name);
}

/** Locals that say nothing about what they hold. */
const FILLER =
  /\b(?:const|let) (?:asked|found|known|one|own)\b|[(,] ?(?:asked|found|known|one|own)(?:: [A-Z]|\) =>)/g;

/** Declarations of locals and parameters with a filler as their name, as `path text`. */
export function listFillers(files: Files): string[] {
  return [...files].flatMap(([path, code]) =>
    Array.from(code.matchAll(FILLER), ([text]) => `${path} ${text}`),
  );
}

/** The TypeScript of the product, without tests and their helpers. */
export function readProduct(): Files {
  return new Map([...readFiles('.ts', '.tsx')].filter(([path]) => isProduct(path)));
}

function isProduct(path: string): boolean {
  return (
    /^(worker|shell|drizzle|scripts|mf-\w+)\//.test(path) &&
    !/\.test\.tsx?$|\/test(ing)?\/|\.d\.ts$/.test(path)
  );
}
