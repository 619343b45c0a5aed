/** The pages of the shell whose code is fetched when they are first opened. */
import { canonicalPath } from '@desert/contract/head';
import { lazyComponent } from '@desert/kit';
import { loadComponent } from '@desert/kit/shell';
import { PROFILE_PATH } from './shellPages.ts';

export const AccountPage = lazyComponent(
  async () => (await import('../account/AccountPage.tsx')).AccountPage,
);

export const ProfilePage = lazyComponent(
  async () => (await import('../account/ProfilePage.tsx')).ProfilePage,
);

export const HomePage = lazyComponent(async () => (await import('./HomePage.tsx')).HomePage);

const PAGES: Record<string, { page: object; source: string }> = {
  '/': { page: HomePage, source: 'src/HomePage.tsx' },
  '/login': { page: AccountPage, source: 'account/AccountPage.tsx' },
  '/signup': { page: AccountPage, source: 'account/AccountPage.tsx' },
  [PROFILE_PATH]: { page: ProfilePage, source: 'account/ProfilePage.tsx' },
};

export const lazyShellPages: object[] = Object.values(PAGES).map(({ page }) => page);

/** Where the code of the shell's page at a path is, from the shell's folder; its build knows the files. */
export function lazySourceOf(path: string): string | undefined {
  return PAGES[canonicalPath(path)]?.source;
}

/** Fetches the code of the shell's page at a path; rejects where it does not come. */
export function loadShellPage(path: string): Promise<void> {
  return loadComponent(PAGES[canonicalPath(path)]?.page);
}
