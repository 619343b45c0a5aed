import { type PageHead, SITE_NAME, type SectionLink } from '@desert/contract/page';

/** The page of whoever is signed in. */
export const PROFILE_PATH = '/user/profile';

const PAGES: Record<string, PageHead> = {
  [PROFILE_PATH]: {
    title: 'My Profile',
    description: 'What you sell, what you wrote, your account.',
  },
  '/': {
    title: SITE_NAME,
    description:
      'A home for fans of the Coyotes: trade old merchandise, talk about the news, share memories and look up every season.',
  },
  '/login': { title: 'Log In', description: 'Log in to trade, talk and remember with other fans.' },
  '/signup': { title: 'Sign Up', description: 'Join the fans of the Coyotes who are still here.' },
};

/** The path of a page of the shell, without the trailing slash. */
export function shellPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

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
    };
  }
  const page = PAGES[shellPath(path)];
  if (page) return { status: 200, ...page };
  return {
    status: 404,
    title: 'Page not found',
    description: 'There is no page at this address.',
  };
}

/** What the edge has to know of a page of the shell before it is rendered. */
export function shellNeedsOf(path: string): { signedIn: boolean; widget: string | undefined } {
  const profile = shellPath(path) === PROFILE_PATH;
  return { signedIn: profile, widget: profile ? 'profile' : undefined };
}
