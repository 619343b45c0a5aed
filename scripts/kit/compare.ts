/** What became of the kit's public types: TypeScript says which fit where the others were. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertionsOn, exportsOf, has, labelOf } from './assertions.ts';
import { compilerOptions, runCompiler, scratchFolder } from './compiler.ts';
import type { Declarations } from './declarations.ts';
import { entries } from './emit.ts';

/** Names what changed, as 'shell/kit/index: Button'. */
export interface Changes {
  /** What a section that was built before would not find, or not find as it was. */
  breaks: string[];
  /** What was not there before. */
  additions: string[];
}

/** Compares two states of the kit. */
export function compareDeclarations(before: Declarations, after: Declarations): Changes {
  const { text, byLine } = assertionsOn(before, after);
  const folder = scratchFolder();
  try {
    writeDeclarations(join(folder, 'before'), before);
    writeDeclarations(join(folder, 'after'), after);
    writeFileSync(join(folder, 'assertions.ts'), text);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['assertions.ts'] }),
    );
    const said = runCompiler(folder);
    const lines = [...said.matchAll(/^assertions\.ts\((\d+),/gm)].map(([, line]) => Number(line));
    const failed = lines.flatMap((line) => byLine.get(line) ?? []);
    return {
      breaks: namesOf([
        ...missingFrom(after, before),
        ...failed.filter(({ meaning }) => meaning === 'break'),
      ]),
      additions: namesOf([
        ...missingFrom(before, after),
        ...failed.filter(({ meaning }) => meaning === 'addition'),
      ]),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What one state exports and another does not. */
function missingFrom(state: Declarations, whole: Declarations): { what: string }[] {
  return entries.flatMap((entry) =>
    exportsOf(whole, entry)
      .filter((exported) => !has(state, entry, exported))
      .map(({ name }) => ({ what: labelOf(entry, name) })),
  );
}

function namesOf(found: { what: string }[]): string[] {
  return [...new Set(found.map(({ what }) => what))];
}

function writeDeclarations(folder: string, declarations: Declarations): void {
  for (const [path, text] of declarations) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
