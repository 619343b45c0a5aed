/** Writes `docs/kit.md`: the kit's exports for sections, each with a sentence. */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Files } from './repository.ts';

const KIT = 'shell/kit';
const ENTRIES = { '@desert/kit': `${KIT}/index.ts`, '@desert/kit/forms': `${KIT}/forms.ts` };
const SECTION_SOURCE = /^mf-\w+\/src\/(?!test\/).*(?<!\.test)\.tsx?$/;

interface Export {
  name: string;
  /** Module that sections import it from. */
  entry: string;
  folder: string;
  /** First sentence of its doc comment. */
  sentence: string | undefined;
  isUsed: boolean;
}

export function kitExports(files: Files): Export[] {
  const imported = namesInSections(files);
  return Object.entries(ENTRIES).flatMap(([entry, index]) =>
    parseSync(index, files.get(index) ?? '').module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName, importName, moduleRequest }) => {
        const name = exportName.name ?? '';
        const file = findDefinition(
          importName.name ?? '',
          posix.join(KIT, moduleRequest?.value ?? ''),
          files,
        );
        const sentence = sentenceOf(name, files.get(file) ?? '');
        return { name, entry, folder: posix.dirname(file), sentence, isUsed: imported.has(name) };
      }),
    ),
  );
}

/** The module that defines an export, also if another one loads it lazily. */
function findDefinition(name: string, file: string, files: Files): string {
  const lazy = `const ${name} = createLazyComponent\\(\\s*async \\(\\) => \\(await import\\('([^']+)'`;
  const [, target] = new RegExp(lazy).exec(files.get(file) ?? '') ?? [];
  return target === undefined ? file : posix.join(posix.dirname(file), target);
}

function sentenceOf(name: string, code: string): string | undefined {
  const declaration = `export (?:(?:async )?function|const|interface|type) ${name}\\b`;
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n${declaration}`).exec(code)?.[1];
  return /^.+?[.](?= |$)/.exec(comment?.replace(/\s*\n\s*\*?\s*/g, ' ').trim() ?? '')?.[0];
}

/** Returns the names that sections import from the kit. */
function namesInSections(files: Files): Set<string> {
  const sources = [...files].filter(([path]) => SECTION_SOURCE.test(path));
  return new Set(
    sources.flatMap(([path, text]) =>
      parseSync(path, text)
        .module.staticImports.filter(({ moduleRequest: { value } }) => value in ENTRIES)
        .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? '')),
    ),
  );
}

export function kitPage(exports: Export[]): string {
  const parts = Array.from(
    Map.groupBy(exports, ({ folder }) => folder),
    ([folder, of]) => `## \`${folder}\`\n\n${of.map(listItem).toSorted().join('')}`,
  );
  return `# What sections can import from the kit

Each import from \`@desert/kit\` or, where noted, \`@desert/kit/forms\`, with the first sentence of its doc comment. \`npm run kit-docs\`
writes this page.

${parts.toSorted().join('\n')}`;
}

function listItem({ name, entry, sentence }: Export): string {
  const note = entry.endsWith('/forms') ? ` (\`${entry}\`)` : '';
  return `- **\`${name}\`**${note}: ${sentence}\n`;
}
