import { canonicalPath } from '@desert/contract/head';
import {
  HOME_WIDGET,
  type PageHead,
  SITE_NAME,
  type SectionLink,
  type ShellRenderer,
} from '@desert/contract/page';

/** The page of whoever is signed in. */
export const PROFILE_PATH = '/user/profile';

const PAGES: Record<string, PageHead> = {
  [PROFILE_PATH]: {
    title: 'My Profile',
    description: 'What you sell, what you wrote, your account.',
    listed: false,
  },
  '/': {
    title: SITE_NAME,
    description:
      'A home for fans of the Coyotes: trade old merchandise, talk about the news, share memories and look up every season.',
    about: { '@type': 'WebSite', name: SITE_NAME },
  },
  '/login': {
    title: 'Log In',
    description: 'Log in to trade, talk and remember with other fans.',
    listed: false,
  },
  '/signup': {
    title: 'Sign Up',
    description: 'Join the fans of the Coyotes who are still here.',
    listed: false,
  },
};

/**
 * What a page of the shell itself says of itself, and its status.
 * @param section the section that owns the path and is not open yet, if any
 */
export function shellPageAt(
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
  const page = PAGES[canonicalPath(path)];
  if (page) return { status: 200, ...page };
  return {
    status: 404,
    title: 'Page not found',
    description: 'There is no page at this address.',
  };
}

/** What the edge has to know of a page of the shell before it is rendered. */
export function shellNeedsOf(path: string): ReturnType<ShellRenderer['needsOf']> {
  const page = canonicalPath(path);
  if (page === '/') return { signedIn: false, widget: HOME_WIDGET, still: true };
  const profile = page === PROFILE_PATH;
  return { signedIn: profile, widget: profile ? 'profile' : undefined, still: false };
}
