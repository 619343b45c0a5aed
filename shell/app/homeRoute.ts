import { MEMBER_GAMES_READ } from '@desert/contract/history/attendance';
import { FEED_READ } from '@desert/contract/members/feed';
import { UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import { SITE_NAME } from '@desert/contract/pages/shell';
import { HOME_WIDGET } from '@desert/contract/pages/widgets';
import { createLazyComponent } from '@desert/kit';
import type { ShellPageDefinition } from '../sections/shellPageTypes.ts';

export const HOME: ShellPageDefinition = {
  head: {
    title: SITE_NAME,
    description:
      'A home for Coyotes fans: trade old merch, talk about the news, share memories, and look up every season.',
    about: { '@type': 'WebSite', name: SITE_NAME },
  },
  Page: createLazyComponent(async () => (await import('./HomePage.tsx')).HomePage),
  source: 'app/HomePage.tsx',
  widget: HOME_WIDGET,
  reads: [FEED_READ],
  ownReads: [UNREAD_ADDRESS, MEMBER_GAMES_READ],
};
