/** What the scripts in the page and the one who drives the browser tell each other. */

/** What can be pressed; the same on a page before and after it is hydrated, and on the yardstick. */
export interface Control {
  /** Its tag, its name without figures, and how many like that come before it. */
  id: string;
  /** Controls of the same tag and place in the page are of one group. */
  group: string;
  /** Of its middle, from the top of the document, in CSS pixels; from the top of the window where it is `fixed`. */
  y: number;
  fixed: boolean;
  /** Whether a press leads to another page while there is no script. */
  leads: boolean;
  /** To which one, where it is a link. */
  to?: string | undefined;
}

/** What a visitor sees or hears of, by short keys: 'sorted 3' is whether the fourth column is. */
export type Look = Record<string, string>;

/** Times are in ms since 1970. */
export type Told =
  | { told: 'painted' | 'hydrated'; at: number }
  | { told: 'page'; at: number; look: Look }
  /** Which element got a click, before any other listener of the page hears of it. */
  | { told: 'press'; at: number; on: string }
  | { told: 'change'; at: number; key: string; to: string }
  | { told: 'arrival'; at: number; key: string; to: string };

/** What the scripts in the page offer. */
export interface InPage {
  /** What can be pressed now. */
  list: () => Control[];
  /** Waits until all of them are there, and tells of changes from then on. */
  find: (
    ids: string[],
    scrollTop: number,
  ) => Promise<{ look: Look; points: ({ x: number; y: number } | null)[] }>;
  /** Tells of changes from now on. @returns what there is now */
  watch: () => Look;
}

declare global {
  interface Window {
    presses: InPage;
    /** Set by the one who drives the browser. */
    tellPresses: (json: string) => void;
  }
}
