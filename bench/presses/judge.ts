import type { Look } from './in-page/types.ts';

/** The changes expected from a press, by key: the new value, 'flip', '+1', or 'any' for any non-empty value. */
export type Effect = Record<string, string>;

export interface Pressed {
  at: number;
  effect: Effect;
  leads: boolean;
  to?: string | undefined;
}

export interface Seen {
  hydrated?: number | undefined;
  look: Look;
  changes: { at: number; key: string; to: string }[];
  pages: { at: number; look: Look }[];
}

/** How a press ended. 'gone on': a later press left the page before this one could be replayed. */
type Outcome = 'once' | 'lost' | 'double' | 'gone on';

interface Verdict {
  outcome: Outcome;
  ms?: number | undefined;
}

const COUNTED = new Set(['alerts', 'shares', 'sent']);

/** Changes that replace or cover the page. */
const ENDING = ['url', 'dialog', 'popover'];

/** Changes that move the rest of the page. */
const MOVING = ['open', 'items'];

export const isLast = ({ effect, leads }: Pick<Pressed, 'effect' | 'leads'>) =>
  leads ||
  Object.keys(effect).some((key) => [...ENDING, ...MOVING].includes(key.replace(/ \d+$/, '')));

export const areApart = (one: Effect, other: Effect) =>
  Object.keys(one).every((key) => COUNTED.has(key) || !(key in other));

/** @param ignored keys that change by themselves @returns a verdict per press, and other keys that changed */
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
        // One frame may show two of these changes.
        if (value === '+1') return Number(to) > Number(before) + earlier;
        return to === (value === 'flip' ? flipped : value);
      };
      const change = changes.find((one) => one.key === key && isIt(one));
      if (!change) return undefined;
      latest = Math.max(latest ?? 0, change.at);
    }
    return latest;
  }

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

  function isAfterMove({ at }: { at: number }): boolean {
    const moved = changes.find(({ key }) => key === 'url' || key === 'dialog')?.at;
    return moved !== undefined && at >= moved;
  }
}
