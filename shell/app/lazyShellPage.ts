/** The code of the shell's own pages, without which the pages of sections start. */
import { createLazyComponent } from '@desert/kit';

const fetchCode = () => import('./ShellPage.tsx');

export const ShellPage = createLazyComponent(async () => (await fetchCode()).ShellPage);

/** Loads the code of the shell page at a path. */
export async function loadShellPage(path: string): Promise<void> {
  await ShellPage.load();
  const { loadPageCode } = await fetchCode();
  await loadPageCode(path);
}

export async function fetchShellNeeds(path: string, search: string) {
  const { listShellNeeds } = await fetchCode();
  return listShellNeeds(path, search);
}
