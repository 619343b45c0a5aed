import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

/** The folders with texts that visitors read. */
const READ = /^(?:mf-[^/]+|shell|worker|drizzle\/seed)\//;
const TOOLING = /\.test\.tsx?$|\/test(?:ing)?\/|^shell\/kit\/build\//;

/** Phrases in which a banned word is correct: the league's own, fields, drafts, signatures, emails, logs. */
const ALLOWED =
  /Did not qualify|answers must be a comment ID|reply to|signed answer|the subject, and when|a tag (?:or comment )?that does not end/g;

/** Prose has two words, or begins with a capital letter, and is not SQL. */
const PROSE =
  /^(?!(?:CREATE|DELETE|INSERT|SELECT|UPDATE) )(?:[^\p{L}./]*\p{Lu}|.*\p{L}[’']?\s+\p{L})/su;

/** Matches the code spans in the last column of the table of terms, capitalized too, with any line break. */
function bannedWords(): RegExp {
  const [, terms = ''] = (readFiles('.md').get('docs/voice.md') ?? '').split('\n## Terms\n');
  const cells = Array.from(terms.matchAll(/^\|.*\|([^|]*)\|$/gm), ([, cell = '']) => cell);
  const words = cells.join().matchAll(/`([^`]+)`/g);
  const either = (word: string) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`;
  const patterns = Array.from(words, ([, it = '']) => it.split(' ').map(either).join('\\s+'));
  return new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?:e?s)?(?![\\w-])`);
}

/** Returns the JSX text of a script, and its strings that are prose, except in errors, console output and SQL. */
function textsIn(path: string, code: string): string[] {
  const texts: string[] = [];
  let forDevelopers = 0;
  const isForDevelopers = (node: ESTree.Node) =>
    /^(?:new Error\(|console\.|sql`)/.test(code.slice(node.start, node.end)) ? 1 : 0;
  const enter = (node: ESTree.Node) => void (forDevelopers += isForDevelopers(node));
  const leave = (node: ESTree.Node) => void (forDevelopers -= isForDevelopers(node));
  const add = (text: string) => {
    if (PROSE.test(text) && forDevelopers === 0) texts.push(text);
  };
  new Visitor({
    JSXText: ({ value }) => void texts.push(value),
    Literal: ({ value }) => add(typeof value === 'string' ? value : ''),
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.raw).join(' x ')),
    NewExpression: enter,
    CallExpression: enter,
    TaggedTemplateExpression: enter,
    'NewExpression:exit': leave,
    'CallExpression:exit': leave,
    'TaggedTemplateExpression:exit': leave,
  }).visit(parseSync(path, code).program);
  return texts;
}

it('no text that visitors read has a word that docs/voice.md rules out', () => {
  const banned = bannedWords();
  const problems = (path: string, code: string) =>
    textsIn(path, code).filter((text) => banned.test(text.replaceAll(ALLOWED, '')));
  const found = '<p>Nobody is\n here {a ? `${b} pictures` : c}</p>; a = "Not for sale any more";';
  expect(problems('shell/a.tsx', found)).toHaveLength(3);
  const none = "throw new Error('It does not end'); sql`SELECT answer FROM mails`; a === 'answer'";
  expect(problems('shell/a.tsx', none)).toEqual([]);
  const files = [...readFiles('.ts', '.tsx')].filter(
    ([path]) => READ.test(path) && !TOOLING.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(([path, code]) => problems(path, code))).toEqual([]);
});
