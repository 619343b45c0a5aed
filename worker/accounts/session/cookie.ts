import { type CookieOptions, parse, serialize } from 'hono/utils/cookie';

/** Name and options of a cookie. On https the `__Host-` prefix keeps other hosts of the domain from setting it. */
export function buildCookie(request: Request, name: string) {
  const secure = request.url.startsWith('https:');
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure };
  return { name: secure ? `__Host-${name}` : name, options };
}

export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('Cookie');
  if (cookies === null) return undefined;
  const cookieName = buildCookie(request, name).name;
  return parse(cookies, cookieName)[cookieName];
}

/** A `Set-Cookie` header. @param maxAge in ms; 0 deletes the cookie */
export function setCookie(request: Request, name: string, value: string, maxAge: number): string {
  const cookie = buildCookie(request, name);
  return serialize(cookie.name, value, { ...cookie.options, maxAge: maxAge / 1000 });
}
