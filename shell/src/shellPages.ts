/** The pages of the shell itself: each is here once, with all that is known of it. */
import { canonicalPath } from '@desert/contract/head';
import type { PageHead } from '@desert/contract/page';
import { SEARCH_READ } from '@desert/contract/search';
import { SITE_NAME, type SectionLink, type ShellRenderer } from '@desert/contract/shell';
import {
  HOME_WIDGET,
  PROFILE_WIDGET,
  SEARCH_WIDGET,
  STATIC_WIDGET_PAGES,
} from '@desert/contract/widgets';
import { type LazyComponent, lazyComponent } from '@desert/kit';

export interface ShellPageProps {
  /** To be called when the page stands, by one that reads something. */
  onShown: () => void;
}

interface ShellPage {
  head: PageHead;
  /** Its code is fetched when it is first opened. */
  Page: LazyComponent<ShellPageProps>;
  /** Where that code is, from the shell's folder; the build knows the files. */
  source: string;
  /** Whether it is only for those who are signed in. */
  signedIn?: boolean;
  /** The widget that every section which has it brings to the page. */
  widget?: string;
  /** What it reads of the API: see `ShellRenderer`. It says itself when it stands. */
  reads?: string[];
  /** The parameter without which it needs neither its widgets nor its reads. */
  asks?: string;
}

const AccountPage = lazyComponent(
  async () => (await import('../account/AccountPage.tsx')).AccountPage,
);

const PAGES: Record<string, ShellPage> = {
  '/': {
    head: {
      title: SITE_NAME,
      description:
        'A home for fans of the Coyotes: trade old merchandise, talk about the news, share memories and look up every season.',
      about: { '@type': 'WebSite', name: SITE_NAME },
    },
    Page: lazyComponent(async () => (await import('./HomePage.tsx')).HomePage),
    source: 'src/HomePage.tsx',
    widget: HOME_WIDGET,
  },
  '/login': {
    head: {
      title: 'Log In',
      description: 'Log in to trade, talk and remember with other fans.',
      listed: false,
    },
    Page: AccountPage,
    source: 'account/AccountPage.tsx',
  },
  '/signup': {
    head: {
      title: 'Sign Up',
      description: 'Join the fans of the Coyotes who are still here.',
      listed: false,
    },
    Page: AccountPage,
    source: 'account/AccountPage.tsx',
  },
  '/search': {
    head: {
      title: 'Search',
      description: 'Find players, seasons, items, posts, memories and what was said of them.',
      listed: false,
    },
    Page: lazyComponent(async () => (await import('../search/SearchPage.tsx')).SearchPage),
    source: 'search/SearchPage.tsx',
    widget: SEARCH_WIDGET,
    reads: [SEARCH_READ],
    asks: 'q',
  },
  '/user/profile': {
    head: {
      title: 'My Profile',
      description: 'What you sell, what you wrote, your account.',
      listed: false,
    },
    Page: lazyComponent(async () => (await import('../account/ProfilePage.tsx')).ProfilePage),
    source: 'account/ProfilePage.tsx',
    signedIn: true,
    widget: PROFILE_WIDGET,
  },
};

/** The page of the shell at a path, with or without a trailing slash. */
export function shellPageAt(path: string): ShellPage | undefined {
  return PAGES[canonicalPath(path)];
}

/** Fetches the code of the shell's page at a path, where there is one; rejects where it does not come. */
export async function loadShellPage(path: string): Promise<void> {
  await shellPageAt(path)?.Page.load();
}

/** Fetches the code of them all. */
export async function loadShellPages(): Promise<void> {
  await Promise.all(Object.keys(PAGES).map(loadShellPage));
}

/** What the edge has to know of a page of the shell before it is rendered. @param search its query string */
export function shellNeedsOf(
  path: string,
  search: string,
): Omit<ReturnType<ShellRenderer['needsOf']>, 'preloads'> {
  const { signedIn = false, asks, head, ...page } = shellPageAt(path) ?? {};
  const isAsked = asks === undefined || new URLSearchParams(search).get(asks)?.trim();
  const { widget, reads }: Partial<ShellPage> = isAsked ? page : {};
  return {
    signedIn,
    widget,
    staticWidgets: widget !== undefined && widget in STATIC_WIDGET_PAGES,
    reads,
    head: head && { status: 200, ...head },
  };
}

/**
 * What a page of the shell itself says of itself, and its status.
 * @param section the section that owns the path and is not open yet, if any
 */
export function shellHeadAt(
  path: string,
  section: Pick<SectionLink, 'label'> | undefined,
): PageHead & { status: number } {
  if (section) {
    return {
      status: 200,
      title: `${section.label} opens soon`,
      description: `${section.label} is not open yet.`,
      listed: false,
    };
  }
  const page = shellPageAt(path);
  if (page) return { status: 200, ...page.head };
  return {
    status: 404,
    title: 'Page not found',
    description: 'There is no page at this address.',
  };
}
