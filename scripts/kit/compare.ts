/** What became of the kit's public types: TypeScript says which fit where the others were. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { type Declarations, entries } from './declarations.ts';

/** Names what changed, as 'shell/kit/index: Button'. */
export interface Changes {
  /** What a section that was built before would not find, or not find as it was. */
  breaks: string[];
  /** What was not there before, or is not what it was and does as well. */
  additions: string[];
}

/** Types of data that one side makes and the other reads, who may be of another release: by their makers. */
const MADE_BY: Record<string, 'section' | 'shell'> = {
  SectionModule: 'section',
  SectionManifest: 'section',
  FragmentHead: 'section',
  FragmentRequest: 'shell',
};

/** `Same` is TypeScript's own notion of one type: optional parameters and properties count, names do not. */
const HEADER =
  'type Fits<Expected, Given extends Expected> = Given;' +
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;';

/** Compares two states of the kit. */
export function compareDeclarations(before: Declarations, after: Declarations): Changes {
  const assertions = entries.flatMap((entry) => assertionsOn(entry, before, after));
  const failed = compile(
    (folder) => {
      write(join(folder, 'before'), before);
      write(join(folder, 'after'), after);
      const lines = assertions.map(({ type }, at) => `export type T${at} = ${type};`);
      writeFileSync(join(folder, 'assertions.ts'), [HEADER, ...lines].join('\n'));
      return { files: ['assertions.ts'] };
    },
    (_, errors) => {
      const lines = errors.matchAll(/^assertions\.ts\((\d+),/gm);
      return new Set(Array.from(lines, ([, line]) => assertions[Number(line) - 2]));
    },
  );
  const namesOf = (meaning: Assertion['meaning']) => [
    ...new Set([...failed].flatMap((found) => (found?.meaning === meaning ? [found.what] : []))),
  ];
  const breaks = namesOf('break');
  // What is broken is often something else as well, which is no news.
  return { breaks, additions: namesOf('addition').filter((what) => !breaks.includes(what)) };
}

/** The components that sections use of the kit, by their names. */
export function componentsOf(declarations: Declarations): string[] {
  const exported = ['shell/kit/index', 'shell/kit/forms'].map((entry) =>
    exportsOf(entry, declarations),
  );
  return exported.flatMap((names) =>
    [...names.keys()].filter((name) => names.get(name) === 'value' && /^[A-Z]/.test(name)),
  );
}

interface Assertion {
  /** What it means where TypeScript complains of it. */
  meaning: 'break' | 'addition';
  what: string;
  type: string;
}

/** Asserts that the new can stand for the old, and that it is the same: TypeScript complains of what is missing, too. */
function assertionsOn(entry: string, before: Declarations, after: Declarations): Assertion[] {
  const was = exportsOf(entry, before);
  const is = exportsOf(entry, after);
  const assertions: Assertion[] = [];
  for (const [name, kind] of new Map([...was, ...is])) {
    const assert = (meaning: Assertion['meaning'], type: string) =>
      assertions.push({ meaning, what: `${entry}: ${name}`, type });
    const [old, now] = ['before', 'after'].map(
      (state) => `${kind === 'value' ? 'typeof ' : ''}import('./${state}/${entry}').${name}`,
    );
    const [oldText, newText] = [before, after].map((state) => genericDeclarations(name, state));
    const isGeneric = oldText !== '' || newText !== '';

    if (was.has(name)) {
      assert('break', `Fits<true, ${is.get(name) === was.get(name)}>`);
      if (kind === 'value') assert('break', `Fits<${old}, ${now}>`);
      else if (!isGeneric) assert('break', `Fits<keyof ${now}, keyof ${old}>`);
      if (MADE_BY[name] === 'section') assert('break', `Fits<${now}, ${old}>`);
      if (MADE_BY[name] === 'shell') assert('break', `Fits<${old}, ${now}>`);
    }
    // A type with parameters cannot be named without them, and no two generic functions are the same.
    const same = isGeneric ? oldText === newText : `Same<${old}, ${now}>`;
    assert('addition', `Fits<true, ${same}>`);
  }
  return assertions;
}

/**
 * What concerns sections of an entry's exports; of the contract's it is what is handed over. Reads what
 * TypeScript writes.
 * @throws at `export *` and `export default`, which the kit does without: names belong in its index
 */
function exportsOf(entry: string, declarations: Declarations): Map<string, 'value' | 'type'> {
  const text = declarations.get(entry) ?? '';
  if (/^export (\*|default)/m.test(text)) throw new Error('The kit exports by name only.');
  const listed = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type, names]) =>
    (names ?? '').split(',').map((name) => `${type ?? ''}${name.trim()}`),
  );
  const declared = [...text.matchAll(/^export (?:declare )?(\w+ [\w$]+)/gm)].map(([, it]) => it);
  return new Map(
    [...listed, ...declared].flatMap((written = '') => {
      const name = /[\w$]+$/.exec(written)?.[0] ?? '';
      const isRecorded = entry.startsWith('shell/kit/') ? name !== '' : name in MADE_BY;
      const kind = /^(type|interface) /.test(written) ? 'type' : 'value';
      return isRecorded ? [[name, kind] as const] : [];
    }),
  );
}

/** The declarations of this name that have type parameters, as they are written. */
function genericDeclarations(name: string, declarations: Declarations): string {
  const start = String.raw`^(?:export )?(?:declare )?(?:function|interface|type|class) `;
  const whole = new RegExp(`${start}${name.replaceAll('$', '\\$')}<.*(?:\n[ }].*)*`, 'gm');
  return [...declarations.values()].flatMap((text) => text.match(whole) ?? []).join('\n');
}

function write(folder: string, declarations: Declarations): void {
  for (const [path, text] of declarations) {
    const file = join(folder, `${path}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
