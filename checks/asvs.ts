/** Checks the answers of `docs/security.md` to the requirements of the OWASP ASVS. */

const ANSWERS = new Set(['met', 'not met', 'does not apply']);

/** A row of a table that begins with a number: '| 1.2.3 | … |', or with several, '| 1.2.3 to 1.2.5 | … |'. */
const ROW = /^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? *\|(.*)\|$/gm;

/** Names of files in backticks. */
const FILE = /`([\w.][\w./-]*\.(?:ts|tsx|md|toml|json|yml))`/g;

/**
 * Lists the faults of the answers: requirements without an answer or with two, unknown requirements, empty or superfluous
 * cells, unknown verdicts, requirements met by no file, and files that do not exist.
 * @param numbers The numbers of all requirements, in the standard's order.
 * @param exists Tells whether the repository has a file.
 */
export function answerProblems(
  text: string,
  numbers: string[],
  exists: (path: string) => boolean,
): string[] {
  const rows = Array.from(text.matchAll(ROW), ([, first = '', last = first, cells = '']) => ({
    answered: numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1),
    first,
    cells: cells.split('|').map((cell) => cell.trim()),
  }));
  const answered = rows.flatMap((row) => row.answered);
  const missing = numbers.filter((number) => !answered.includes(number));
  const twice = answered.filter((number, at) => answered.indexOf(number) !== at);
  const gone = [...new Set(filesIn(text))].filter((path) => !exists(path));
  return [
    ...missing.map((number) => `${number} has no answer`),
    ...twice.map((number) => `${number} has two answers`),
    ...rows.flatMap(({ first, answered, cells }) =>
      [...(answered.length === 0 ? ['is no requirement'] : []), ...cellProblems(cells)].map(
        (problem) => `${first} ${problem}`,
      ),
    ),
    ...gone.map((path) => `${path} is not there`),
  ];
}

function cellProblems(cells: string[]): string[] {
  const [asked, answer = '', why = '', ...more] = cells;
  return [
    ...(asked && why && more.length === 0 ? [] : ['has an empty cell, or one too many']),
    ...(ANSWERS.has(answer) ? [] : [`is answered '${answer}'`]),
    ...(answer === 'met' && filesIn(why).length === 0 ? ['is met by no file'] : []),
  ];
}

function filesIn(text: string): string[] {
  return Array.from(text.matchAll(FILE), ([, path = '']) => path);
}
