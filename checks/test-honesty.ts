import type { Files } from './repository.ts';

const dishonest: [pattern: RegExp, why: string][] = [
  [/\b(?:it|test|describe|bench)\s*(?:\.\w+)*\.only\b/, 'runs alone'],
  [/\b(?:it|test|describe|bench)\s*(?:\.\w+)*\.(?:skip|todo|skipIf|runIf)\b/, 'may not run'],
  [/\b(?:it|test|describe|bench)\s*(?:\.\w+)*\.fails\b/, 'passes by failing'],
  [/\bwaitForTimeout\b|\btimers\/promises\b|=>\s*setTimeout\b/, 'sleeps'],
];

/** The tests which do not run, or which wait for the clock instead of for what they test. */
export function dishonestTests(files: Files): string[] {
  return [...files].flatMap(([path, code]) =>
    code
      .split('\n')
      .flatMap((line, index) =>
        dishonest
          .filter(([pattern]) => pattern.test(line))
          .map(([, why]) => `${path}:${index + 1} ${why}`),
      ),
  );
}
