export interface Control {
  /** The control's tag, its name without digits, and a running number among equal ones. */
  id: string;
  group: string;
  /** The control's middle, in CSS pixels from the top of the document, or of the window if it is `fixed`. */
  y: number;
  fixed: boolean;
  leads: boolean;
  to?: string | undefined;
}

/** Visible or announced state by short keys: 'sorted 3' is the sort order of the fourth column. */
export type Look = Record<string, string>;

/** Times are in ms since 1970. */
export type Report =
  | { type: 'painted' | 'hydrated'; at: number }
  | { type: 'page'; at: number; look: Look }
  /** A click, reported before the page's own listeners run; `on` describes its target. */
  | { type: 'press'; at: number; on: string }
  | { type: 'change'; at: number; key: string; to: string }
  | { type: 'arrival'; at: number; key: string; to: string };

export interface InPage {
  list: () => Control[];
  /** Waits for the controls, at most 15 s. The point is null for a control that is covered or missing. */
  find: (
    ids: string[],
    scrollTop: number,
  ) => Promise<{ look: Look; points: ({ x: number; y: number } | null)[] }>;
  watch: () => Look;
}

declare global {
  interface Window {
    presses: InPage;
    reportPresses: (json: string) => void;
  }
}
