import type { Viewer } from '@desert/contract/accounts/account';
import type { PostedForm } from '@desert/contract/pages/page';
import { vi } from 'vitest';
import type { SectionSite } from './siteWith.ts';

export interface Hydration {
  /** The heading that the server rendered. */
  heading: string | null | undefined;
  /** Whether the browser kept the server's heading, rather than rendering its own. */
  hydrated: boolean;
  /** Console errors, and errors passed to `reportError`. */
  errors: string[];
}

/** React warns that the server and the browser are one process here. */
const ONE_PROCESS = /^Detected multiple renderers/;

/**
 * Renders a page of a section on the server, and hydrates it in the browser.
 * @param form a form that was posted to the page and refused
 */
export async function hydratePage(
  site: SectionSite,
  address: string,
  viewer: Viewer | null,
  form?: PostedForm,
): Promise<Hydration> {
  const html = await site.renderOnServer(address, viewer, form);
  const server = document.createElement('div');
  server.innerHTML = html;
  const errors: string[] = [];
  const note = (said: unknown) => void errors.push(String(said));
  const spy = vi.spyOn(console, 'error').mockImplementation(note);
  vi.stubGlobal('reportError', note);
  try {
    const { element, rendered } = await site.visit(address, viewer, html, form);
    return {
      heading: server.querySelector('h1')?.textContent,
      hydrated: rendered !== null && element.querySelector('h1') === rendered,
      errors: errors.filter((said) => !ONE_PROCESS.test(said)),
    };
  } finally {
    spy.mockRestore();
    vi.unstubAllGlobals();
  }
}
