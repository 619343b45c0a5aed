/** A copy of the repository in which time has gone on, built: what is released next meets what is released now. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kitVersion } from '../../scripts/kit/record.ts';
import { type Copy, copyRepository } from '../dev/copy.ts';

const run = promisify(execFile);

/** What each section of tomorrow writes above its pages. */
export const marks = { history: 'History of tomorrow', news: 'Of the kit of tomorrow' };

/** The next minor version of the kit. */
function nextMinor(): string {
  const [major = 0, minor = 0] = kitVersion().split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/**
 * Builds History anew for the kit of today; then a kit with an addition, with the shell that offers it and
 * a News that needs it.
 */
export async function buildTomorrow(): Promise<Copy> {
  const copy = copyRepository();
  try {
    writeAbovePages(copy, 'history', '', `<p>${marks.history}</p>`);
    await build(copy, 'mf-history');
    edit(copy, 'shell/kit/package.json', (text) =>
      text.replace(`"version": "${kitVersion()}"`, `"version": "${nextMinor()}"`),
    );
    edit(copy, 'shell/kit/index.ts', (text) => `${text}export { Added } from './ui/Added.tsx';\n`);
    const added = `export const Added = () => <p>${marks.news}</p>;\n`;
    writeFileSync(join(copy.folder, 'shell/kit/ui/Added.tsx'), added);
    writeAbovePages(copy, 'news', `import { Added } from '@desert/kit';\n`, '<Added />');
    await build(copy, 'shell', 'mf-news');
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}

async function build({ folder }: Copy, ...packages: string[]): Promise<void> {
  // In what a test runs, React is built for development, and the federation plugin does nothing.
  const { VITEST: _, ...environment } = process.env;
  const options = { cwd: folder, env: { ...environment, NODE_ENV: 'production' } };
  await run(process.execPath, [join(folder, 'scripts/build.ts'), ...packages], options);
}

/** Has every page of a section begin with something. */
function writeAbovePages(copy: Copy, section: string, imports: string, element: string): void {
  edit(copy, `mf-${section}/src/declaration.tsx`, (text) => {
    const name = /export const (\w+): SectionDefinition/.exec(text)?.[1];
    return `${imports}${text}
for (const each of ${name}.routes) {
  const { Page } = each;
  each.Page = (props) => <>${element}<Page {...props} /></>;
}
`;
  });
}

/** @throws where the edit changes nothing */
function edit({ folder }: Copy, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} is as it was.`);
  writeFileSync(file, changed);
}
