import type { ApiResponse } from '@desert/contract/pages/page';
import { rejectLate } from '@desert/kit/shell';

export interface WidgetContent {
  content: DocumentFragment;
  /** The widget's HTML, to detect changes. */
  html: string;
  styles: { href: string; integrity: string }[];
}

/** Fetches a widget as a document, which the browser parses. Never rejects: an error or timeout has status 0. */
export function readWidget(address: string): Promise<ApiResponse> {
  return rejectLate(fetchWidgetDocument(address)).catch(() => ({ status: 0, body: undefined }));
}

function fetchWidgetDocument(address: string): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const { status, responseXML: parsed } = request;
      if (status === 200 && !parsed) reject(new Error(`${address} is no document`));
      else {
        const body = parsed && status === 200 ? readWidgetDocument(parsed) : undefined;
        resolve({ status, body, personal: 'none' });
      }
    });
    request.addEventListener('error', () => reject(new Error(`${address} did not answer`)));
    request.send();
  });
}

function readWidgetDocument({ head, body }: Document): WidgetContent {
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    ...readWidgetElement(body),
    // The unresolved address, by which `hasSheet` finds the sheet in the page.
    styles: links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      integrity: link.integrity,
    })),
  };
}

export function readWidgetElement(element: Element): WidgetContent {
  const content = document.createDocumentFragment();
  content.append(...Array.from(element.childNodes, (node) => node.cloneNode(true)));
  return { content, html: element.innerHTML, styles: [] };
}
