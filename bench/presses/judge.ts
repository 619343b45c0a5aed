/** Says of each press of a visit what became of it. */
import type { Look } from './in-page/types.ts';

/** What a press changes on a quiet, hydrated page: the value of each key; 'flip' and '+1' go by the one before, 'any' is any but none. */
export type Effect = Record<string, string>;

export interface Pressed {
  /** When it was meant, in ms since 1970. */
  at: number;
  effect: Effect;
  /** Whether it leads to another page while there is no script. */
  leads: boolean;
  /** To which one, where it is a link. */
  to?: string | undefined;
}

export interface Seen {
  /** When the page took clicks. */
  hydrated?: number | undefined;
  /** Before the first press. */
  look: Look;
  changes: { at: number; key: string; to: string }[];
  /** The pages that came in the place of the one that was pressed. */
  pages: { at: number; look: Look }[];
}

/** 'gone on': the visitor left the page before the press could be played, by a later press. */
type Outcome = 'once' | 'lost' | 'double' | 'gone on';

export interface Verdict {
  outcome: Outcome;
  /** From the press to its effect, in ms. */
  ms?: number | undefined;
}

/** What counts up; several presses can add to it. */
const COUNTED = new Set(['alerts', 'shares', 'sent']);

/** What puts something else in the place of the page or over it. */
const ENDING = ['url', 'dialog', 'popover'];

/** What moves the rest of the page. */
const MOVING = ['open', 'items'];

/** Whether nothing can be pressed after it where it was before. */
export const isLast = ({ effect, leads }: Pick<Pressed, 'effect' | 'leads'>) =>
  leads ||
  Object.keys(effect).some((key) => [...ENDING, ...MOVING].includes(key.replace(/ \d+$/, '')));

/** Whether two effects can be told apart. */
export const areApart = (one: Effect, other: Effect) =>
  Object.keys(one).every((key) => COUNTED.has(key) || !(key in other));

/**
 * @param presses in their order
 * @param ignored keys that change by themselves
 * @returns what became of each, and the keys that changed without a press: something else was pressed
 */
export function judgeVisit(
  presses: Pressed[],
  { hydrated = Infinity, look, changes, pages }: Seen,
  ignored: ReadonlySet<string> = new Set(),
): { verdicts: Verdict[]; wrong: string[] } {
  const left = pages[0];
  const expected = new Set(presses.flatMap(({ effect }) => Object.keys(effect)));
  const verdicts = presses.map((press, nth): Verdict => {
    const seen = seenAt(press, nth) ?? ledTo(press);
    const last = presses.at(-1);
    const hasLeft = left !== undefined || changes.some(({ key }) => key === 'url');
    const gone = hasLeft && press !== last && last !== undefined && last.at < hydrated;
    if (seen === undefined) return { outcome: gone ? 'gone on' : 'lost' };
    const again = Object.entries(press.effect).some(([key]) => tooMany(key));
    return { outcome: again ? 'double' : 'once', ms: seen - press.at };
  });
  const wrong = changes
    .map(({ key }) => key)
    .filter((key) => !expected.has(key) && !ignored.has(key) && !isOfNewPage(key));
  return { verdicts, wrong: [...new Set(wrong)] };

  function seenAt({ effect }: Pressed, nth: number): number | undefined {
    let latest: number | undefined;
    for (const [key, value] of Object.entries(effect)) {
      const earlier = presses.slice(0, nth).filter((one) => key in one.effect).length;
      const before = look[key] ?? '';
      const flipped = before === 'true' ? 'false' : 'true';
      const isIt = ({ to }: { to: string }) => {
        if (value === 'any') return to !== '';
        // Two of them may be seen in one frame.
        if (value === '+1') return Number(to) > Number(before) + earlier;
        return to === (value === 'flip' ? flipped : value);
      };
      const change = changes.find((one) => one.key === key && isIt(one));
      if (!change) return undefined;
      latest = Math.max(latest ?? 0, change.at);
    }
    return latest;
  }

  /** Where the browser followed a link or sent a form by itself. */
  function ledTo({ effect, leads, to, at }: Pressed): number | undefined {
    if (!leads || !left || left.at < at) return undefined;
    const { theme = left.look['theme'] } = effect;
    const { url } = left.look;
    return left.look['theme'] === theme && (to ?? url) === url ? left.at : undefined;
  }

  function tooMany(key: string): boolean {
    if (ENDING.includes(key) || key === 'h1') return false;
    const times = changes.filter((change) => change.key === key && !isAfterMove(change)).length;
    return times > presses.filter(({ effect }) => key in effect).length;
  }

  function isOfNewPage(key: string): boolean {
    const first = changes.find((change) => change.key === key);
    return first !== undefined && isAfterMove(first);
  }

  /** After a way to another page in the same document everything is that page's, or that of a dialog. */
  function isAfterMove({ at }: { at: number }): boolean {
    const moved = changes.find(({ key }) => key === 'url' || key === 'dialog')?.at;
    return moved !== undefined && at >= moved;
  }
}
