/** What is pressed in a visit, and when: random, but the same for the same seed. */
import { oneOf, type Random } from '../random.ts';
import { type Catalog, scrollFor, WINDOW_HEIGHT } from './catalog.ts';
import type { Control } from './in-page/types.ts';
import { areApart, type Effect, isLast } from './judge.ts';

export type Plan = Awaited<ReturnType<typeof planVisit>>;

interface Planned {
  control: Control;
  effect: Effect;
}

const PRESSES = 4;
/** From the first paint until well past hydration, in ms. */
const SPAN_MS = 2500;
/** Between two presses of one finger. */
const GAP_MS = 150;
/** From the middle of the window, in CSS pixels: away from header and navigation. */
const REACH = 280;

/** Chooses controls that are in the window at the same time, and whose effects can be told apart. */
export async function planVisit(random: Random, { controls, effectOf }: Catalog) {
  const anchor = oneControl(random, controls);
  const scrollTop = scrollFor(anchor);
  const middle = scrollTop + WINDOW_HEIGHT / 2;
  let near = controls.filter(({ y, fixed }) => fixed || Math.abs(y - middle) < REACH);
  const presses: Planned[] = [];
  while (near.length > 0 && presses.length < PRESSES) {
    const isFirst = presses.length === 0 && near.includes(anchor);
    const control = isFirst ? anchor : oneControl(random, near);
    near = near.filter((one) => one !== control);
    const effect = await effectOf(control);
    if (!effect) continue;
    const press = { control, effect };
    const fits = (other: typeof press) =>
      areApart(effect, other.effect) && !(isEnding(press) && isEnding(other));
    if (presses.every(fits)) presses.push(press);
  }
  // A press that ends the visit comes last.
  presses.sort((one, other) => Number(isEnding(one)) - Number(isEnding(other)));
  const moments = momentsOf(random, presses.length);
  return {
    scrollTop,
    presses: presses.map(({ control, effect }, nth) => ({
      control,
      effect,
      /** ms after the first paint. */
      at: moments[nth] ?? 0,
    })),
  };
}

function momentsOf(random: Random, count: number): number[] {
  const moments = Array.from({ length: count }, () => random() * SPAN_MS);
  let before = -GAP_MS;
  return moments
    .toSorted((one, other) => one - other)
    .map((moment) => (before = Math.max(moment, before + GAP_MS)));
}

const isEnding = ({ control, effect }: Planned) => isLast({ effect, leads: control.leads });

/** By group, or nearly all presses would be of links. */
function oneControl(random: Random, controls: Control[]): Control {
  const groups = Map.groupBy(controls, ({ group }) => group);
  return oneOf(random, oneOf(random, [...groups.values()]));
}
