export const PRIVATE_PREFIXES = [
  '/api/auth/',
  '/api/account/',
  '/api/conversations/',
  '/api/saved/',
  '/api/blocks/',
  '/api/notifications/',
  '/api/moderation/',
  '/api/users/me/',
];
