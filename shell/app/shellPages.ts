import { GAMES_PATH, MEMBER_GAMES_READ, OWN_GAMES_READ } from '@desert/contract/history/attendance';
import {
  MEMBER_READ,
  MEMBER_ROUTE,
  SETTINGS_PATH,
  SETTINGS_READS,
} from '@desert/contract/members/members';
import { PENDING_READ } from '@desert/contract/moderation/moderation-pages';
import { FOLLOWING_PATH, FOLLOWING_READ } from '@desert/contract/notifications/follows';
import {
  NOTIFICATIONS_PATH,
  NOTIFICATIONS_READ,
  UNSUBSCRIBE_PATH,
} from '@desert/contract/notifications/notifications';
import { canonicalPath } from '@desert/contract/pages/head';
import { matchRoute, type RouteParams } from '@desert/contract/pages/routes';
import { PRIVACY_PATH, RESEND_PATH } from '@desert/contract/pages/shell';
import {
  buildAuthorQuery,
  MEMBER_WIDGET,
  PROFILE_WIDGET,
  SEARCH_WIDGET,
} from '@desert/contract/pages/widgets';
import { SAVED_PATH, SAVED_READ } from '@desert/contract/records/saved';
import { SEARCH_READ } from '@desert/contract/search/search';
import { RATINGS_READ } from '@desert/contract/store/ratings';
import { createLazyComponent } from '@desert/kit';
import { buildMemberHead, findMemberPath } from '../member/memberHead.ts';
import type { ShellPageDefinition } from '../sections/shellPageTypes.ts';
import { HOME } from './homeRoute.ts';
import { MODERATION_PAGES } from './moderationPages.ts';

const AccountPage = createLazyComponent(
  async () => (await import('../account/sign-in/AccountPage.tsx')).AccountPage,
);

export const PAGES: Record<string, ShellPageDefinition> = {
  '/': HOME,
  '/login': {
    head: {
      title: 'Log In',
      description: 'Log in to trade, talk, and reminisce with other fans.',
      listed: false,
    },
    Page: AccountPage,
    source: 'account/sign-in/AccountPage.tsx',
  },
  '/signup': {
    head: {
      title: 'Sign Up',
      description: 'Join the Coyotes fans who never left.',
      listed: false,
    },
    Page: AccountPage,
    source: 'account/sign-in/AccountPage.tsx',
  },
  '/forgotten': {
    head: {
      title: 'Forgot your password?',
      description: 'Get an email with a link to choose a new password.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/links/ForgottenPage.tsx')).ForgottenPage,
    ),
    source: 'account/links/ForgottenPage.tsx',
  },
  '/reset': {
    head: {
      title: 'Choose a new password',
      description: 'Choose a new password for your account.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/links/ResetPage.tsx')).ResetPage,
    ),
    source: 'account/links/ResetPage.tsx',
  },
  '/confirm': {
    head: {
      title: 'Confirm your email',
      description: 'Confirm that this email address is yours.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/links/ConfirmPage.tsx')).ConfirmPage,
    ),
    source: 'account/links/ConfirmPage.tsx',
  },
  [RESEND_PATH]: {
    head: {
      title: 'Confirm your email',
      description: 'Get a new link to confirm your email address.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/links/ResendPage.tsx')).ResendPage,
    ),
    source: 'account/links/ResendPage.tsx',
    signedIn: true,
  },
  [UNSUBSCRIBE_PATH]: {
    head: {
      title: 'Turn off emails',
      description: 'Turn off emails about messages, offers, and replies.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/links/UnsubscribePage.tsx')).UnsubscribePage,
    ),
    source: 'account/links/UnsubscribePage.tsx',
  },
  '/search': {
    head: {
      title: 'Search',
      description: 'Find players, seasons, items, posts, memories, and comments.',
      listed: false,
    },
    Page: createLazyComponent(async () => (await import('../search/SearchPage.tsx')).SearchPage),
    source: 'search/SearchPage.tsx',
    widget: SEARCH_WIDGET,
    reads: [SEARCH_READ],
    asks: 'q',
  },
  [PRIVACY_PATH]: {
    head: {
      title: 'Privacy',
      description: 'Everything this site stores, why, and for how long.',
    },
    Page: createLazyComponent(async () => (await import('../privacy/PrivacyPage.tsx')).PrivacyPage),
    source: 'privacy/PrivacyPage.tsx',
  },
  '/user/profile': {
    head: { title: 'My Profile', description: 'Your items, posts, and memories.', listed: false },
    Page: createLazyComponent(
      async () => (await import('../account/profile/ProfilePage.tsx')).ProfilePage,
    ),
    source: 'account/profile/ProfilePage.tsx',
    signedIn: true,
    reads: [PENDING_READ],
    widget: PROFILE_WIDGET,
  },
  [SETTINGS_PATH]: {
    head: {
      title: 'Account settings',
      description: 'Your email, password, passkeys, devices, notification settings, and data.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/settings/SettingsPage.tsx')).SettingsPage,
    ),
    source: 'account/settings/SettingsPage.tsx',
    signedIn: true,
    reads: Object.values(SETTINGS_READS),
  },
  [FOLLOWING_PATH]: {
    head: {
      title: 'Following',
      description: 'The players, seasons, games, discussions, members, and searches you follow.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/following/FollowingPage.tsx')).FollowingPage,
    ),
    source: 'account/following/FollowingPage.tsx',
    signedIn: true,
    reads: [FOLLOWING_READ],
  },
  [SAVED_PATH]: {
    head: {
      title: 'Saved',
      description: 'Items, posts, and memories you saved for later.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../account/saved/SavedPage.tsx')).SavedPage,
    ),
    source: 'account/saved/SavedPage.tsx',
    signedIn: true,
    reads: [SAVED_READ],
  },
  [GAMES_PATH]: {
    head: {
      title: 'My games',
      description: 'The games you were at, and your record in the building.',
      listed: false,
    },
    Page: createLazyComponent(async () => (await import('../games/GamesPage.tsx')).GamesPage),
    source: 'games/GamesPage.tsx',
    signedIn: true,
    reads: [OWN_GAMES_READ],
  },
  [NOTIFICATIONS_PATH]: {
    head: {
      title: 'Notifications',
      description: 'Comments, replies, likes, offers, and other updates for you.',
      listed: false,
    },
    Page: createLazyComponent(
      async () =>
        (await import('../account/notifications/NotificationsPage.tsx')).NotificationsPage,
    ),
    source: 'account/notifications/NotificationsPage.tsx',
    signedIn: true,
    reads: [NOTIFICATIONS_READ],
  },
  ...MODERATION_PAGES,
};

/** Parametrized routes; the fixed paths above take precedence. */
const ROUTES: { path: string; page: ShellPageDefinition }[] = [
  {
    path: MEMBER_ROUTE,
    page: {
      head: buildMemberHead,
      ownPath: findMemberPath,
      Page: createLazyComponent(async () => (await import('../member/MemberPage.tsx')).MemberPage),
      source: 'member/MemberPage.tsx',
      widget: MEMBER_WIDGET,
      widgetSearch: ({ username = '' }) => buildAuthorQuery(username),
      reads: [MEMBER_READ, MEMBER_GAMES_READ],
      cursorReads: [RATINGS_READ],
    },
  },
];

/** The shell page at a path, with or without a trailing slash, and its parameters; undefined if there is none. */
export function matchShellRoute(
  path: string,
): { page: ShellPageDefinition; params: RouteParams } | undefined {
  const page = PAGES[canonicalPath(path)];
  if (page) return { page, params: {} };
  const match = matchRoute(ROUTES, path);
  return match ? { page: match.route.page, params: match.params } : undefined;
}

export async function loadPageCode(path: string): Promise<void> {
  await matchShellRoute(path)?.page.Page.load();
}

export async function loadShellPages(): Promise<void> {
  const pages = [...Object.values(PAGES), ...ROUTES.map(({ page }) => page)];
  await Promise.all(pages.map(({ Page }) => Page.load()));
}
