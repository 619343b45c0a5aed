import type { Files } from './repository.ts';

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
