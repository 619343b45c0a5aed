/** A copy of the repository as it could be released next, built. */
import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kitVersion } from '../../scripts/kit/release-record.ts';
import { type Copy, copyRepository } from '../dev/copy.ts';
import { environmentOfAShell } from '../dev/environment.ts';

const run = promisify(execFile);

/** What each section of the next release writes above its pages. */
export const marks = { history: 'History of the next release', news: 'Of the next kit' };

/** What the next kit writes on the button that shares a page. */
export const SHARE = 'Share the page';

const EXPORT = `export { Added } from './ui/Added.tsx';\n`;

const versionLine = (version: string) => `"version": "${version}"`;

/** The next minor version of the kit, or the next major. */
function next(part: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = kitVersion().split('.').map(Number);
  return part === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/**
 * Builds History anew for the kit as it is; then a kit with an addition and other markup, with the shell that
 * offers it and a News that needs it.
 */
export async function buildNextRelease(): Promise<Copy> {
  const copy = copyRepository();
  try {
    writeAbovePages(copy, 'history', '', `<p>${marks.history}</p>`);
    await build(copy, 'mf-history');
    copy.edit('shell/kit/package.json', versionLine(kitVersion()), versionLine(next('minor')));
    appendFileSync(join(copy.folder, 'shell/kit/index.ts'), EXPORT);
    const added = `export const Added = () => <p>${marks.news}</p>;\n`;
    writeFileSync(join(copy.folder, 'shell/kit/ui/Added.tsx'), added);
    writeAbovePages(copy, 'news', `import { Added } from '@desert/kit';\n`, '<Added />');
    copy.edit('shell/kit/share/ShareButton.tsx', '        Share\n', `        ${SHARE}\n`);
    await build(copy, 'shell', 'mf-news');
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}

/** Builds the shell of that release anew, with the next major of the kit. */
export async function buildNextMajor(copy: Copy): Promise<void> {
  copy.edit('shell/kit/package.json', versionLine(next('minor')), versionLine(next('major')));
  await build(copy, 'shell');
}

async function build({ folder }: Copy, ...packages: string[]): Promise<void> {
  const options = { cwd: folder, env: environmentOfAShell() };
  await run(process.execPath, [join(folder, 'scripts/build.ts'), ...packages], options);
}

/** Has every page of a section begin with something. */
function writeAbovePages(
  { folder }: Copy,
  section: string,
  imports: string,
  element: string,
): void {
  const file = join(folder, `mf-${section}/src/declaration.tsx`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    `${imports}${text}
for (const each of ${section}.routes) {
  const { Page } = each;
  each.Page = (props) => <>${element}<Page {...props} /></>;
}
`,
  );
}
