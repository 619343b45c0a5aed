/** The HTML of the kit's components: of a section's page it is rendered with one kit and hydrated with another. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import { workerBuild } from '../../shell/kit/build/common.ts';
import { root } from '../site/root.ts';
import type * as Samples from './samples/render.tsx';

/** The HTML of the samples, a tag on each line, by the components that they are of. */
export type Markup = Map<string, string>;

const samples = join(import.meta.dirname, 'samples/render.tsx');

/**
 * Bundles the samples with the kit, as a section's Worker is, and renders them.
 * @param components those of which there has to be a sample
 * @returns sorted by name
 * @throws naming those without one, or one that does not render
 */
export async function currentMarkup(components: string[]): Promise<Markup> {
  const cache = join(root, 'shell/kit/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'samples-'));
  try {
    await build(
      mergeConfig(workerBuild({ samples }), {
        root,
        build: { outDir: folder, minify: false },
        // Whatever NODE_ENV a shell or a test says.
        oxc: { jsx: { development: false } },
      }),
    );
    const bundle = pathToFileURL(join(folder, 'samples.js')).href;
    const { names, render } = (await import(bundle)) as typeof Samples;
    const missing = components.filter((name) => !names.includes(name));
    if (missing.length > 0) {
      throw new Error(`There is no sample of ${missing.join(', ')} in scripts/kit/samples/.`);
    }
    const sorted = names.toSorted();
    const rendered = await Promise.all(sorted.map(render));
    return new Map(sorted.map((name, at) => [name, asBlock(rendered[at] ?? [])]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names of the components that render something else, or of which there is only one. */
export function changedMarkup(before: Markup, after: Markup): string[] {
  const names = [...new Map([...before, ...after]).keys()];
  return names.filter((name) => before.get(name) !== after.get(name));
}

/** What a component renders for a visitor, and where that is something else, for who is signed in. */
const asBlock = (each: string[]) => [...new Set(each)].map(asLines).join('--- signed in\n');

/** Between tags, but for an element's own two. */
const BETWEEN_TAGS = /(?<=>)(?=<\w)|(?<=<\/\w+>|\/>)(?=<\/)/;

/** What is not closed further on; React writes `<br/>`, the kit itself an `<input>`. */
const OPENING = /<(?!input)\w[^>]*(?<!\/)>/g;

/** Puts tags that follow each other on lines of their own, further in by how deep they are. Leaves texts as they are. */
export function asLines(html: string): string {
  let depth = 0;
  const lines = html.split(BETWEEN_TAGS).map((line) => {
    const indent = '  '.repeat(line.startsWith('</') ? depth - 1 : depth);
    depth += (line.match(OPENING)?.length ?? 0) - (line.match(/<\//g)?.length ?? 0);
    return indent + line;
  });
  return `${lines.join('\n')}\n`;
}
