/** Every screen of the site, as the demo data fills it. */

/** For everybody. */
export const PUBLIC_SCREENS = [
  '/',
  '/merch',
  '/merch/14',
  '/news',
  '/news/3',
  '/history',
  '/history/2011-12',
  '/history/2004-05',
  '/history/players',
  '/history/players?number=19',
  '/history/leaders',
  '/history/leaders?figure=gaa',
  '/history/compare',
  '/history/compare?a=shane-doan&b=keith-tkachuk&c=nobody',
  '/history/players/shane-doan?from=%2Fhistory%2F2011-12',
  '/memories',
  '/memories/7',
  '/user/saguaro',
  '/search',
  '/search?q=Doan',
  '/login',
  '/signup',
  '/forgotten',
  `/reset?token=${'a'.repeat(43)}`,
  `/confirm?token=${'a'.repeat(43)}`,
  '/rules',
  '/moderation/log',
  '/privacy',
  '/nowhere',
];

/** For who is signed in. */
export const OWN_SCREENS = [
  '/merch/new',
  '/news/new',
  '/memories/new',
  '/user/profile',
  '/user/settings',
  '/user/saved',
  '/merch/messages',
  '/merch/14/ask',
  '/user/notifications',
];
