import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listCriticalNames, resolveSourceFile } from './criticalNames.ts';
import { formatScopedName } from './css.ts';

const folders: string[] = [];

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes these files, and collects the names of Page.tsx. */
function namesOf(files: Record<string, string>, without: string[] = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return listCriticalNames(
    [join(folder, 'Page.tsx')],
    without.map((file) => join(folder, file)),
  );
}

/** A component with its own style sheet. */
const component = (name: string, rest = '') => ({
  [`${name}.tsx`]: `import styles from './${name}.module.css';\nexport const ${name} = () => <i className={styles.own} />;\n${rest}`,
  [`${name}.module.css`]: '.own { margin: 0; } .other { margin: 0; }',
});

/** The classes 'Card-own' and 'Card-other' among the names, of a component of the last folder. */
const ofClass = (names: string[]) =>
  ['Card', 'Form', 'Menu', 'Page', 'Dialog.later', 'Toast.later'].flatMap((file) =>
    ['other', 'own'].flatMap((name) => {
      const sheet = join(folders.at(-1) ?? '', `${file}.module.css`);
      const isNamed = existsSync(sheet) && names.includes(`.${formatScopedName(name, sheet)}`);
      return isNamed ? [`${file}-${name}`] : [];
    }),
  );

it('the critical CSS of a page has the classes used by its modules and by those that they import', () => {
  const names = namesOf({
    ...component('Card'),
    'Page.tsx': "import { Card } from './Card.tsx';\nexport const Page = () => <Card />;",
  });
  expect(ofClass(names)).toEqual(['Card-own']);
});

it('a class with a computed name is in the critical CSS if a string has the name, but no type or property', () => {
  const sheet = { 'Page.module.css': '.own { margin: 0; } .other { margin: 0; }' };
  const page = `import styles from './Page.module.css';\ntype Look = 'own';\n`;
  const namesIn = (code: string) => ofClass(namesOf({ ...sheet, 'Page.tsx': page + code }));
  expect(namesIn("export const look = (one) => styles[one] + 'other';")).toEqual(['Page-other']);
  expect(namesIn('export const look = (one) => styles[one] + `${one.other} ${one.own}`;')).toEqual(
    [],
  );
});

it('a module adds only the code that its importers’ names reach to the critical CSS', () => {
  const names = namesOf({
    'Card.module.css': '.own { margin: 0; } .other { margin: 0; }',
    'Card.tsx':
      "import styles from './Card.module.css';\nconst frame = () => styles.own;\nexport const Card = () => <b className={frame()} />;\nexport function Form() { return <form className={`card ${styles.other}`} />; }",
    'Page.tsx': "import { Card } from './Card.tsx';\nexport const Page = () => <Card />;",
  });
  expect(ofClass(names)).toEqual(['Card-own']);
  expect(names).toContain('b');
  expect(names).not.toContain('form');
  expect(names).not.toContain('.card');
});

it('an index file adds only the imported exports to the critical CSS, without types and import()', () => {
  const names = namesOf({
    ...component('Card'),
    ...component('Form'),
    ...component('Toast'),
    ...component('Menu'),
    'index.ts':
      "export { Card } from './Card.tsx';\nexport { Form } from './Form.tsx';\nexport { type Toast } from './Toast.tsx';",
    'Page.tsx':
      "import { Card, type Toast } from './index.ts';\nimport type { Menu } from './Menu.tsx';\nexport const Page = () => <Card form={import('./Form.tsx')} />;",
  });
  expect(ofClass(names)).toEqual(['Card-own']);
});

it('an export under another name, by default or of an import is followed to its code', () => {
  const names = namesOf({
    ...component('Card'),
    ...component('Form'),
    ...component('Menu'),
    'index.ts':
      "import { Menu } from './Menu.tsx';\nexport { Card as Tile } from './Card.tsx';\nexport { Menu };",
    'Frame.tsx':
      "import { Form } from './Form.tsx';\nexport default function Frame() { return <Form />; }",
    'Page.tsx':
      "import Frame from './Frame.tsx';\nimport { Menu, Tile } from './index.ts';\nexport const Page = () => <Frame><Menu /><Tile /></Frame>;",
  });
  expect(ofClass(names)).toEqual(['Card-own', 'Form-own', 'Menu-own']);
});

it('modules that render later or are left out add no classes to the critical CSS', () => {
  const names = namesOf(
    {
      ...component('Card'),
      ...component('Dialog.later'),
      'Toast.later.module.css': '.own { margin: 0; }',
      ...component('Form'),
      'forms.later.ts': "import './Form.tsx';",
      'Page.tsx':
        "import './Card.tsx';\nimport './Dialog.later.tsx';\nimport './forms.later.ts';\nimport toast from './Toast.later.module.css';\nexport const Page = () => <i className={toast.own} />;",
    },
    ['Card.tsx'],
  );
  expect(ofClass(names)).toEqual([]);
});

it('the critical CSS has the elements, shared classes and custom properties that a page’s modules name', () => {
  const names = namesOf({
    'Page.tsx':
      'export const Page = () => <summary className="card" style={{ top: \'var(--space-4)\' }} />;',
  });
  expect(names).toEqual(['--space-4', '.card', 'body', 'h1', 'h2', 'h3', 'h4', 'html', 'summary']);
});

it('the critical CSS has the classes of a kit module, which is found by its import path', () => {
  const file = resolveSourceFile('@desert/kit/comments/CommentsLink.tsx', '/');
  expect(listCriticalNames([file])).toContain(
    `.${formatScopedName('link', resolveSourceFile('@desert/kit/comments/Comments.module.css', '/'))}`,
  );
});

it('a page module that does not exist fails the build', () =>
  expect(() => resolveSourceFile('src/Gone.tsx', '/')).toThrow('There is no module src/Gone.tsx.'));
