import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';
import { bannedWords, textProblems } from './ui-text.ts';

/** The folders with texts that visitors read. */
const READ = /^(?:mf-[^/]+|shell|worker|drizzle\/seed)\//;
const TOOLING = /\.test\.tsx?$|\/test(?:ing)?\/|^shell\/kit\/build\//;

const words = bannedWords(readFiles('.md').get('docs/voice.md') ?? '');

it('the table of terms has words that no text may have', () => {
  expect(words.length).toBeGreaterThan(60);
  expect(words).toEqual(expect.arrayContaining(['e-mail', 'any more', 'goals let in']));
});

it.each([
  ['<p>Nobody is\n  here</p>', 'Nobody'],
  ['<p>This cannot <b>be</b> undone</p>', 'cannot'],
  ['<Field label="E-mail" />', 'E-mail'],
  ['<p>{isOpen ? `${count} pictures` : none}</p>', 'pictures'],
  ["const text = 'Not for sale any more';", 'any more'],
  ['const text = `${name} is told of it`;', 'told of'],
])('the text check finds the word in %s', (code, word) => {
  const found = textProblems(new Map([['shell/a.tsx', code]]), words);
  expect(found.map((problem) => /"(.*?)"/.exec(problem)?.[1])).toContain(word);
});

it('the text check gives the line of a text', () => {
  const code = '<p>\n  It is\n  not here any\n  more.\n</p>';
  expect(textProblems(new Map([['shell/a.tsx', code]]), words)).toEqual([
    'shell/a.tsx:2 says "is not": It is not here any more.',
    'shell/a.tsx:3 says "any more": It is not here any more.',
  ]);
});

it.each([
  'post.answers === "answer"',
  "import { picture } from './nobody/e-mail.ts';",
  '<p className="picture">Photo</p>',
  "throw new Error('The file does not end');",
  "console.warn('This did not come', { to: 'A mail' });",
  'sql`SELECT answer FROM mails WHERE to IS NOT NULL`',
  "database.prepare('SELECT answer FROM mails')",
  '// Nobody cannot.',
  '<h1>Everyone who wore the sweater</h1>',
])('the text check finds nothing in %s', (code) => {
  expect(textProblems(new Map([['shell/a.tsx', code]]), words)).toEqual([]);
});

it('no text that visitors read has a word that docs/voice.md rules out', () => {
  const files = readFiles('.ts', '.tsx');
  for (const path of files.keys()) if (!READ.test(path) || TOOLING.test(path)) files.delete(path);
  expect(files.size).toBeGreaterThan(500);
  expect(textProblems(files, words)).toEqual([]);
});
