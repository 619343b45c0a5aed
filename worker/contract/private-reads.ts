/** Path prefixes of API reads with the viewer's private data. */
export const PRIVATE_PREFIXES = [
  '/api/auth/',
  '/api/account/',
  '/api/conversations/',
  '/api/saved/',
  '/api/blocks/',
  '/api/notifications/',
  '/api/moderation/',
];
