import type { Files } from './repository.ts';

const traces: [pattern: RegExp, what: string][] = [
  [/(?<![\w.$}~*/-])\/(?:work|tmp|root|home\/\w+|Users\/\w+)\/\w/, 'a path of one machine'],
  [/https?:\/\/[\w.-]*(?:registry|artifact|nexus|mirror)[\w.-]*/i, 'a package registry'],
];

/** Lists the lines that name a path of one machine or a package registry. */
export function localPaths(files: Files): string[] {
  return [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        traces
          .filter(([pattern]) => pattern.test(line))
          .map(([, what]) => `${path}:${index + 1} names ${what}`),
      ),
  );
}
