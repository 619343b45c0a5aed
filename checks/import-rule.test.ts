import { describe, expect, it } from 'vitest';
import { forbiddenImports } from './import-rule.ts';
import { readFiles } from './repository.ts';

const packages = new Map([
  ['@desert/kit', 'shell/kit'],
  ['@desert/contract', 'worker/contract'],
  ['@desert/drizzle', 'drizzle'],
  ['shell', 'shell'],
  ['worker', 'worker'],
  ['mf-history', 'mf-history'],
  ['mf-news', 'mf-news'],
  ['e2e', 'e2e'],
]);

function check(path: string, specifier: string): string[] {
  return forbiddenImports(
    new Map([[path, `${path.endsWith('.css') ? '@import' : 'import'} '${specifier}';`]]),
    packages,
  );
}

describe('the import rule forbids', () => {
  it.each([
    ['a section another section', 'mf-history/src/TeamPage.tsx', 'mf-news/src/post.ts'],
    ["a section the shell's inside", 'mf-history/src/TeamPage.tsx', '../../shell/ui/Nav.tsx'],
    ["a section the kit past the kit's door", 'mf-history/src/a.ts', '../../shell/kit/api.ts'],
    ['a style sheet of another section', 'mf-history/src/a.css', '../../mf-news/src/a.css'],
    ['a section what is for the shell', 'mf-history/src/section.ts', '@desert/kit/shell'],
    ['the shell the Worker', 'shell/app/client.tsx', '../../worker/env.ts'],
    ['the kit the shell', 'shell/kit/app/Link.tsx', '../../ui/Nav.tsx'],
    ['the contract the database', 'worker/contract/history/history.ts', '@desert/drizzle/schema'],
    ["the Worker the shell's build elsewhere", 'worker/pages/compose.ts', 'shell/server'],
    ['the database the Worker', 'drizzle/setup.ts', '../worker/env.ts'],
    ['a product to lean on tooling', 'worker/api/app.ts', '../../scripts/start.ts'],
  ])('%s: %s imports %s', (_, path, specifier) => {
    expect(check(path, specifier)).toHaveLength(1);
  });
});

it('this repository follows the import rule', () => {
  const workspace = [...readFiles('/package.json')].map(([path, text]): [string, string] => {
    const { name } = JSON.parse(text) as { name: string };
    return [name, path.replace('/package.json', '')];
  });
  const sources = readFiles('.ts', '.tsx', '.mjs', '.css');
  expect(workspace).toContainEqual(['@desert/kit', 'shell/kit']);
  expect(sources.size).toBeGreaterThan(50);
  expect(forbiddenImports(sources, new Map(workspace))).toEqual([]);
});
