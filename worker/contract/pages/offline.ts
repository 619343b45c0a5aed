/** Messages of a page to its service worker: pages to keep a copy of, or that the viewer has changed. */
export interface KeepMessage {
  keep: string[];
  as: 'visited' | 'saved' | 'seasons';
}

export interface ForgetMessage {
  forget: true;
}
