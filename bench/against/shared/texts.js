export const SECTIONS = [
  { path: '/merch', label: 'Store' },
  { path: '/news', label: 'News' },
  { path: '/history', label: 'History' },
  { path: '/memories', label: 'Memories' },
];

export const WELCOME =
  'Welcome to the fans’ press box. The team is gone, but the talk isn’t. Read what other fans have heard about the Coyotes, say what you think, and share news of your own.';
