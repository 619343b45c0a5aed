/** The shell's second style sheet: rules that layout and lists do not need. docs/decisions/0006-styles-in-the-document.md */
import { loadSheet, rejectLate } from '@desert/kit/shell';
import { atom } from 'nanostores';

/** Address and integrity of the sheet, inserted by the build. */
declare const LATER_SHEET: [href: string, integrity: string];

/**
 * Signs that the visitor will open something, such as a page, a menu or a dialog. `click` is for presses before hydration,
 * which are replayed, and `input` for a field that had the focus before.
 */
const INTENTS = ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'input', 'popstate'];
/** A touch anywhere: also a scroll, before the first tap. */
const TOUCH = 'touchstart';
const CONTROLS = 'a, button, summary, input, select, textarea';

/** Whether the sheet has loaded, failed or timed out. */
export const $isLaterSheetSettled = atom(false);

/** Loads the sheet once; a failure is retried with the next page. Never rejects; resolves after `LOAD_TIMEOUT_MS` at the latest. */
export async function loadLaterSheet(): Promise<void> {
  const [href, integrity] = LATER_SHEET;
  await rejectLate(loadSheet(href, integrity)).catch(() => {});
  $isLaterSheetSettled.set(true);
}

export function loadLaterSheetOnIntent(): void {
  const controller = new AbortController();
  for (const event of [...INTENTS, TOUCH])
    window.addEventListener(
      event,
      ({ target }) => {
        if (event !== TOUCH && target instanceof Element && !target.closest(CONTROLS)) return;
        controller.abort();
        void loadLaterSheet();
      },
      { capture: true, passive: true, signal: controller.signal },
    );
}
