/** A TypeScript file whose errors say how two states of the kit differ. */
import { posix } from 'node:path';
import type { Declarations } from './declarations.ts';
import { entries } from './emit.ts';
import { type Exported, exportedBy, typeParametersOf } from './exported.ts';

interface Assertion {
  /** What it means where TypeScript complains of it. */
  meaning: 'break' | 'addition';
  what: string;
}

export interface Assertions {
  /** The file's text; the states lie in the folders `before/` and `after/` beside it. */
  text: string;
  /** By the number of its line, from 1. */
  byLine: Map<number, Assertion>;
}

/** Types in which something is handed over: whoever reads it must know what the other side of yesterday made. */
const handedOver: Record<string, Record<string, 'by sections' | 'to sections'>> = {
  'shell/kit/index.d.ts': { SectionModule: 'by sections' },
  'worker/contract/page.d.ts': {
    FragmentRequest: 'to sections',
    FragmentHead: 'by sections',
    SectionManifest: 'by sections',
  },
};

/** What concerns sections of an entry's exports. Of the contract's it is what is handed over. */
export function exportsOf(declarations: Declarations, entry: string): Exported[] {
  const all = exportedBy(declarations.get(entry) ?? '');
  return entry.startsWith('shell/kit/')
    ? all
    : all.filter(({ name }) => name in (handedOver[entry] ?? {}));
}

/** TypeScript's own notion of one type: optional parameters and properties count, names do not. */
const same =
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;';

/** Asserts of all that both states export that the new can stand for the old, and that they are the same. */
export function assertionsOn(before: Declarations, after: Declarations): Assertions {
  const lines = [same];
  const byLine = new Map<number, Assertion>();

  function assert(meaning: Assertion['meaning'], what: string, type: string, value: string) {
    lines.push(`export const line${lines.length}: ${type} = ${value};`);
    byLine.set(lines.length, { meaning, what });
  }

  for (const entry of entries) {
    const kept = exportsOf(after, entry).filter((exported) => has(before, entry, exported));
    for (const { name, kind } of kept) {
      const what = labelOf(entry, name);
      const old = typeIn('before', before, entry, name, kind);
      const now = typeIn('after', after, entry, name, kind);
      if (kind === 'value') assert('break', what, ...fitting(now, old));
      else assert('break', what, ...fitting(`keyof ${old}`, `keyof ${now}`));
      const direction = handedOver[entry]?.[name];
      if (direction === 'by sections') assert('break', what, ...fitting(old, now));
      if (direction === 'to sections') assert('break', what, ...fitting(now, old));
      const [was, is] = [before, after].map((state) => genericFunctionIn(state, entry, name));
      // TypeScript calls no two generic functions the same: what is written says so.
      if (is !== undefined && was === is) assert('addition', what, ...fitting(old, now));
      else assert('addition', what, `Same<${old}, ${now}>`, 'true');
    }
  }
  return { text: lines.join('\n'), byLine };
}

/** A function's type and itself, which are right where what is given can stand where something else is expected. */
function fitting(given: string, expected: string): [type: string, value: string] {
  return [`(given: ${given}) => ${expected}`, '(given) => given'];
}

/** Whether an entry exports a name, as the same kind of thing. */
export function has(declarations: Declarations, entry: string, { name, kind }: Exported): boolean {
  return exportsOf(declarations, entry).some((other) => other.name === name && other.kind === kind);
}

/** 'shell/kit/index: Button' */
export function labelOf(entry: string, name: string): string {
  return `${entry.replace(/\.d\.ts$/, '')}: ${name}`;
}

/** How the file beside the states names a type, or the type of a value. */
function typeIn(
  folder: string,
  declarations: Declarations,
  entry: string,
  name: string,
  kind: Exported['kind'],
): string {
  const imported = `import('./${folder}/${entry.replace(/\.d\.ts$/, '')}').${name}`;
  if (kind === 'value') return `typeof ${imported}`;
  const file = fileOf(declarations, entry, name);
  const parameters = typeParametersOf(name, declarations.get(file) ?? '');
  return parameters === 0 ? imported : `${imported}<${Array(parameters).fill('any').join(', ')}>`;
}

/** How an exported function with type parameters is written; undefined where it is none. */
function genericFunctionIn(declarations: Declarations, entry: string, name: string) {
  const text = declarations.get(fileOf(declarations, entry, name));
  return text?.split('\n').find((line) => line.includes(`function ${name}<`));
}

/** The file that declares a name which an entry exports. */
function fileOf(declarations: Declarations, entry: string, name: string): string {
  const exported = exportsOf(declarations, entry).find((each) => each.name === name);
  return exported?.from ? `${posix.join(posix.dirname(entry), exported.from)}.d.ts` : entry;
}
