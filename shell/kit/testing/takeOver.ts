import type { Viewer } from '@desert/contract/account';
import { vi } from 'vitest';
import type { SectionSite } from './siteWith.ts';

export interface TakenOver {
  /** The heading that the server rendered. */
  heading: string | null | undefined;
  /** Whether the browser went on with the server's HTML, rather than with its own. */
  kept: boolean;
  /** What React and the section said about it. */
  complaints: string[];
}

/** Server and browser are one process here, which React remarks on. */
const ONE_PROCESS = /^Detected multiple renderers/;

/** Renders a page of a section on the server, and has the browser take it over. */
export async function takeOver(
  site: SectionSite,
  address: string,
  viewer: Viewer | null,
): Promise<TakenOver> {
  const html = await site.renderOnServer(address, viewer);
  const server = document.createElement('div');
  server.innerHTML = html;
  const complaints: string[] = [];
  const complain = (said: unknown) => void complaints.push(String(said));
  const errors = vi.spyOn(console, 'error').mockImplementation(complain);
  vi.stubGlobal('reportError', complain);
  try {
    const { element, rendered } = await site.visit(address, viewer, html);
    return {
      heading: server.querySelector('h1')?.textContent,
      kept: rendered !== null && element.querySelector('h1') === rendered,
      complaints: complaints.filter((said) => !ONE_PROCESS.test(said)),
    };
  } finally {
    errors.mockRestore();
    vi.unstubAllGlobals();
  }
}
