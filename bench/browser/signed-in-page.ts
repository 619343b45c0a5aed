import type { BrowserContext, Page } from 'playwright-core';

/** A new page, of somebody who is signed in where there is a cookie. @param cookie as a request sends it */
export async function signedInPage(
  context: BrowserContext,
  origin: string,
  cookie: string,
): Promise<Page> {
  const cookies = [...cookie.matchAll(/([^=; ]+)=([^;]*)/g)];
  await context.addCookies(
    cookies.map(([, name = '', value = '']) => ({ name, value, url: origin })),
  );
  return context.newPage();
}
