import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../shell/dist/browser/assets');

it('the script that every page loads contains no schema library', () => {
  const [client = ''] = globSync('client-*.js', { cwd: assets });
  const files = new Set([client]);
  for (const file of files) {
    const code = readFileSync(join(assets, file), 'utf8');
    expect(code).not.toContain('~standard');
    for (const [, loaded = ''] of code.matchAll(/(?:from|import)["`]\.\/([^"`]+)/g))
      files.add(loaded);
  }
  const [forms = ''] = globSync('forms-*.js', { cwd: assets });
  expect(readFileSync(join(assets, forms), 'utf8')).toContain('~standard');
});

it('the script that every page loads contains no form, filter or icon that only other files show', () => {
  const [client = ''] = globSync('client-*.js', { cwd: assets });
  const code = readFileSync(join(assets, client), 'utf8');
  for (const text of ['Filter and sort', 'grip-vertical', 'durability']) {
    expect(code).not.toContain(text);
    const others = globSync('*.js', { cwd: assets }).filter((file) => file !== client);
    const holders = others.filter((file) =>
      readFileSync(join(assets, file), 'utf8').includes(text),
    );
    expect(holders).toHaveLength(1);
  }
});

it('no section’s module has the schema library, which only its forms need', () => {
  const modules = globSync('../mf-*/dist/assets/mf/*/*/assets/section-*.js', {
    cwd: import.meta.dirname,
  });
  expect(modules).not.toEqual([]);
  const withSchemas = modules.filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('~standard'),
  );
  expect(withSchemas).toEqual([]);
});
