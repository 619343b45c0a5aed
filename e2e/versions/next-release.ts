/** Builds of a possible next release and of the previous commit, in copies of the repository. */
import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KIT_MAJOR } from '../../worker/contract/pages/kit-skew.ts';
import { type Copy, copyCommit, copyRepository } from '../dev/copy.ts';
import { environmentOfAShell } from '../dev/environment.ts';

const run = promisify(execFile);

/** Texts above the pages of these sections in the next release. */
export const marks = { history: 'History of the next release', news: 'Of the next kit' };

/** The label of the next kit's share button. */
export const SHARE = 'Share the page';

const EXPORT = `export { Added } from './ui/Added.tsx';\n`;

/**
 * Rebuilds History with the current kit. Then adds an export to the kit and changes its markup, and builds the shell, and
 * a News and a Store that use the export.
 */
export async function buildNextRelease(): Promise<Copy> {
  const copy = copyRepository();
  try {
    writeAbovePages(copy, 'history', '', `<p>${marks.history}</p>`);
    await build(copy, 'mf-history');
    appendFileSync(join(copy.folder, 'shell/kit/index.ts'), EXPORT);
    const added = `export const Added = () => <p>${marks.news}</p>;\n`;
    writeFileSync(join(copy.folder, 'shell/kit/ui/Added.tsx'), added);
    writeAbovePages(copy, 'news', `import { Added } from '@desert/kit';\n`, '<Added />');
    const form = join(copy.folder, 'mf-store/src/form/ItemForm.tsx');
    const imported = `import { Added } from '@desert/kit/forms';\n`;
    writeFileSync(form, imported + readFileSync(form, 'utf8'));
    copy.edit('mf-store/src/form/ItemForm.tsx', '{!item && images}', '<Added />{!item && images}');
    appendFileSync(join(copy.folder, 'shell/kit/forms.ts'), EXPORT);
    copy.edit('shell/kit/share/ShareButton.tsx', '      Share\n', `      ${SHARE}\n`);
    await build(copy, 'shell', 'mf-news', 'mf-store');
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}

/** Rebuilds the shell of that release with the next major of the kit. */
export async function buildNextMajor(copy: Copy): Promise<void> {
  const major = (number: number) => `KIT_MAJOR = ${number};`;
  copy.edit('worker/contract/pages/kit-skew.ts', major(KIT_MAJOR), major(KIT_MAJOR + 1));
  await build(copy, 'shell');
}

/**
 * Builds the shell and the sections of the previous commit, with the packages of this one.
 * @returns undefined if the checkout has no history
 */
export async function buildPreviousCommit(): Promise<Copy | undefined> {
  const copy = copyCommit('HEAD^');
  try {
    if (copy) await build(copy);
    return copy;
  } catch (error) {
    copy?.remove();
    throw error;
  }
}

async function build({ folder }: Copy, ...packages: string[]): Promise<void> {
  const options = { cwd: folder, env: environmentOfAShell() };
  await run(process.execPath, [join(folder, 'scripts/build.ts'), ...packages], options);
}

/** Changes a section so that every page begins with an element. */
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
  // The page's code is loaded before it renders, as that of the page itself.
  each.Page = Object.assign((props) => <>${element}<Page {...props} /></>, { load: Page.load });
}
`,
  );
}
