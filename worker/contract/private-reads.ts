/** How the addresses of reads begin that answer with what nobody but the viewer may see. */
export const PRIVATE_PREFIXES = [
  '/api/auth/',
  '/api/account/',
  '/api/conversations/',
  '/api/saved/',
  '/api/blocks/',
  '/api/notifications/',
  '/api/moderation/',
];
