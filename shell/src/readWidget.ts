import type { Answer } from '@desert/contract/page';
import { inTime } from '@desert/kit/shell';

/** A section's widget that is HTML only, as a page holds it. */
export interface Widget {
  /** What it consists of; a copy of it goes into the page. */
  content: DocumentFragment;
  /** The same as text, by which it is known whether it is there already. */
  html: string;
  /** The style sheets it needs. */
  styles: { href: string; integrity: string }[];
}

/**
 * Reads a widget as a document, which the browser parses itself: no script makes HTML of a text, and none in it ever runs.
 * @returns its status, and a `Widget` where that is 200; the status 0 where no answer came, or not in time. Never throws.
 */
export function readWidget(address: string): Promise<Answer> {
  return inTime(ask(address)).catch(() => ({ status: 0, body: undefined }));
}

function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const { status, responseXML: answer } = request;
      if (status === 200 && !answer) reject(new Error(`${address} is no document`));
      else resolve({ status, body: answer && status === 200 ? widgetIn(answer) : undefined });
    });
    request.addEventListener('error', () => reject(new Error(`${address} did not answer`)));
    request.send();
  });
}

function widgetIn({ head, body }: Document): Widget {
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    ...widgetOf(body),
    // As it is written, which is how the page knows it.
    styles: links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      integrity: link.integrity,
    })),
  };
}

/** The widget that an element holds, whose style sheets are there. */
export function widgetOf(element: Element): Widget {
  const content = document.createDocumentFragment();
  content.append(...Array.from(element.childNodes, (node) => node.cloneNode(true)));
  return { content, html: element.innerHTML, styles: [] };
}
