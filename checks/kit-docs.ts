/** Writes `docs/kit.md`: the kit's exports for sections, each with a sentence and its shortest use. */
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Files } from './repository.ts';

const KIT = 'shell/kit';
const ENTRIES = { '@desert/kit': `${KIT}/index.ts`, '@desert/kit/forms': `${KIT}/forms.ts` };
const SECTION_SOURCE = /^mf-\w+\/src\/(?!test\/).*(?<!\.test)\.tsx?$/;

/** Longest example, and longest content of an element in it, in characters. */
const MAX = { example: 140, content: 40 };

interface Export {
  name: string;
  /** Module that sections import it from. */
  entry: string;
  folder: string;
  /** First sentence of its doc comment. */
  sentence: string | undefined;
  use: Use | undefined;
}

type Use = Record<'path' | 'code', string>;

export function kitExports(files: Files): Export[] {
  const uses = shortestUses(files);
  return Object.entries(ENTRIES).flatMap(([entry, index]) =>
    parseSync(index, files.get(index) ?? '').module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName, moduleRequest }) => {
        const name = exportName.name ?? '';
        const file = posix.join(KIT, moduleRequest?.value ?? '');
        const sentence = sentenceOf(name, files.get(file) ?? '');
        return { name, entry, folder: posix.dirname(file), sentence, use: uses.get(name) };
      }),
    ),
  );
}

function sentenceOf(name: string, code: string): string | undefined {
  const declaration = `export (?:function|const|interface|type) ${name}\\b`;
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n${declaration}`).exec(code)?.[1];
  return /^.+?[.](?= |$)/.exec(comment?.replace(/\s*\n\s*\*?\s*/g, ' ').trim() ?? '')?.[0];
}

function shortestUses(files: Files): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const path of [...files.keys()].filter((file) => SECTION_SOURCE.test(file)).toSorted()) {
    const text = files.get(path) ?? '';
    const { program, module } = parseSync(path, text);
    const imports = module.staticImports.filter(({ moduleRequest: { value } }) => value in ENTRIES);
    const names = new Set(
      imports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
    );
    const add = (node: ESTree.Node, use: string) => {
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
      const code = use.replace(/^\s+([?:] )?/, '').replace(/\s+/g, ' ');
      const shortest = uses.get(node.name)?.code.length ?? Infinity;
      if (names.has(node.name) && code.length < shortest) uses.set(node.name, { path, code });
    };
    const source = ({ start, end }: ESTree.Span) => text.slice(start, end);
    const lines = ({ start, end }: ESTree.Span) =>
      text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end));
    new Visitor({
      JSXElement(element) {
        const { openingElement: opening, closingElement: closing } = element;
        const isLong = closing && closing.start - opening.end > MAX.content;
        add(opening.name, isLong ? `${source(opening)}…${source(closing)}` : source(element));
      },
      JSXExpressionContainer: (node) => add(node.expression, lines(node)),
      CallExpression(call) {
        for (const node of [call.callee, ...call.arguments]) add(node, lines(call));
      },
      TSTypeReference: (type) => add(type.typeName, lines(type)),
    }).visit(program);
  }
  return uses;
}

export function kitPage(exports: Export[]): string {
  const parts = Array.from(
    Map.groupBy(exports, ({ folder }) => folder),
    ([folder, of]) => `## \`${folder}\`\n\n${of.map(listItem).toSorted().join('')}`,
  );
  return `# What sections can import from the kit

Each import from \`@desert/kit\` or, where noted, \`@desert/kit/forms\`, with the first sentence of its doc comment and its shortest use in
a section. An ellipsis marks omitted code. \`npm run kit-docs\` writes this page.

${parts.toSorted().join('\n')}`;
}

function listItem({ name, entry, sentence, use }: Export): string {
  const code = use?.code ?? '';
  const cut = code.length > MAX.example ? `${code.slice(0, MAX.example)}…` : code;
  const ticks = cut.includes('`') ? '``' : '`';
  const note = entry.endsWith('/forms') ? ` (\`${entry}\`)` : '';
  return `- **\`${name}\`**${note}: ${sentence}\n  ${ticks}${cut}${ticks}, in \`${use?.path}\`\n`;
}
