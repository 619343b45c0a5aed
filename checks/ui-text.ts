/** Finds the words that `docs/voice.md` rules out in the texts that visitors read. */
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Files } from './repository.ts';

/** Phrases in which a banned word is correct. */
const ALLOWED = [
  // A season without playoffs, as the league says it.
  'Did not qualify',
  // A field name, the key of a draft, and a signature.
  'answers must be a comment ID',
  'reply to',
  'signed answer',
  // Of an email.
  'the subject, and when',
  // Log messages.
  'a tag that does not end',
  'a tag or comment that does not end',
];

/** The last cell of a row of the table of terms. */
const ROW = /^\|.*\|([^|]*)\|$/gm;

/** Prose has two words, or begins with a capital letter, and is not SQL. */
const PROSE =
  /^(?!(?:CREATE|DELETE|INSERT|SELECT|UPDATE) )(?:[^\p{L}./]*\p{Lu}|.*\p{L}[’']?\s+\p{L})/su;

/**
 * Reads the banned words: the code spans in the last column of the table of terms.
 * @param voice the text of `docs/voice.md`
 */
export function bannedWords(voice: string): string[] {
  const [, terms = ''] = voice.split('\n## Terms\n');
  return Array.from(terms.matchAll(ROW), ([, cell = '']) => cell).flatMap((cell) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, word = '']) => word),
  );
}

/** Lists the texts that have one of these words, each as 'a.tsx:12 says "any more": Not here any more.' */
export function textProblems(files: Files, words: string[]): string[] {
  const banned = new RegExp(`(?<![\\w-])(?:${patternOf(words)})(?:e?s)?(?![\\w-])`, 'g');
  const allowed = new RegExp(patternOf(ALLOWED), 'g');
  return [...files].flatMap(([path, code]) =>
    textsIn(path, code).flatMap(({ start, end }) => {
      const text = code.slice(start, end).replaceAll(allowed, (words) => ' '.repeat(words.length));
      return Array.from(text.matchAll(banned), ({ 0: word, index }) => {
        const line = code.slice(0, start + index).split('\n').length;
        return `${path}:${line} says "${oneLine(word)}": ${oneLine(code.slice(start, end))}`;
      });
    }),
  );
}

interface Span {
  start: number;
  end: number;
}

/** Lists the JSX text of a script, and its strings that are prose, except in errors and console output. */
function textsIn(path: string, code: string): Span[] {
  const texts: Span[] = [];
  const sql = new Set<Span>();
  /** The depth of nested errors and console calls. */
  let forDevelopers = 0;
  const visitor = new Visitor({
    JSXText: (node) => void texts.push(node),
    Literal(node) {
      if (typeof node.value === 'string' && PROSE.test(node.value) && forDevelopers === 0)
        texts.push(node);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.raw).join('x');
      if (PROSE.test(text) && forDevelopers === 0 && !sql.has(node)) texts.push(...node.quasis);
    },
    TaggedTemplateExpression: ({ quasi }) => void sql.add(quasi),
    NewExpression: ({ callee }) => void (forDevelopers += Number(isError(callee))),
    'NewExpression:exit': ({ callee }) => void (forDevelopers -= Number(isError(callee))),
    CallExpression: ({ callee }) => void (forDevelopers += Number(isConsole(callee))),
    'CallExpression:exit': ({ callee }) => void (forDevelopers -= Number(isConsole(callee))),
  });
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  visitor.visit(program);
  return texts;
}

const isError = (callee: ESTree.Expression) =>
  callee.type === 'Identifier' && callee.name === 'Error';

const isConsole = (callee: ESTree.Expression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'console';

/** A pattern for phrases with any line break and capitalized words. All capitals do not match: they are SQL. */
function patternOf(phrases: string[]): string {
  const either = (word: string) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`;
  return phrases.map((phrase) => phrase.split(' ').map(either).join('\\s+')).join('|');
}

/** Removes line breaks, and the quotes and braces at both ends. */
const oneLine = (text: string) =>
  text
    .replaceAll(/^[`'"}]|(?:\$\{|[`'"])$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
