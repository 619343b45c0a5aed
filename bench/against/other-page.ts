/** Pages of others, which stand beside ours. */

export interface OtherPage {
  /** Of our page that it is compared with. */
  path: string;
  url: string;
  /** What counts as its content: a CSS selector. None where it is no page: an address of an API. */
  selector?: string | undefined;
}

/** Where no page of ours is named. */
const LIST = '/news';

/** The selector follows the last '=' that is not in brackets: addresses have some, and so have attributes. */
const ADDRESS_AND_SELECTOR = /^(https?:.+)=((?:[^=[\]]|\[[^\]]*\])+)$/;

/**
 * Reads `URL=selector`, `/path=URL=selector`, or `/api/path=URL`.
 * @throws where it is none of them
 */
export function readOtherPage(text: string): OtherPage {
  const [, path = LIST, other = ''] = /^(?:(\/[^=]*)=)?(.*)$/.exec(text) ?? [];
  if (path.startsWith('/api/')) return { path, url: local(other, text) };
  const [, url = '', selector] = ADDRESS_AND_SELECTOR.exec(other) ?? [];
  if (selector === undefined) throw new Error(`--against ${text}: URL=selector is expected.`);
  return { path, url: local(url, text), selector };
}

/** Nobody else's server is put under load. */
function local(url: string, text: string): string {
  if (URL.parse(url)?.hostname === '127.0.0.1') return url;
  throw new Error(`--against ${text}: what is measured runs at 127.0.0.1.`);
}
