export type Unit = 'ms' | 'KB' | 'count' | 'shift' | 'times' | 'perSecond';

export const measures = [
  { name: 'firstPaintMs', label: 'first paint', unit: 'ms' },
  { name: 'contentMs', label: 'content painted (LCP)', unit: 'ms' },
  // The shell's mark 'hydrated': the page responds to taps from then on.
  { name: 'interactiveMs', label: 'interactive (hydrated)', unit: 'ms' },
  // Sum of the time of each long task beyond 50 ms, before and after hydration.
  { name: 'blockedMs', label: 'blocked by long tasks', unit: 'ms' },
  { name: 'tapMs', label: 'response to a tap', unit: 'ms' },
  // Sum of all shifts, so at least CLS.
  { name: 'layoutShift', label: 'layout shift (CLS)', unit: 'shift' },
  { name: 'requests', label: 'requests', unit: 'count' },
  { name: 'scriptBytes', label: 'script', unit: 'KB' },
  // Subsets of `scriptBytes`: requested before hydration, and under /mf/.
  { name: 'earlyScriptBytes', label: 'script until interactive', unit: 'KB' },
  { name: 'sectionBytes', label: "section's script", unit: 'KB' },
  { name: 'styleBytes', label: 'CSS', unit: 'KB' },
  { name: 'pictureBytes', label: 'pictures', unit: 'KB' },
  { name: 'totalBytes', label: 'all bytes', unit: 'KB' },
] as const satisfies { name: string; label: string; unit: Unit }[];

type Measure = (typeof measures)[number]['name'];

export type Measures = Record<Measure, number>;

export function eachMeasure(valueOf: (name: Measure) => number): Measures {
  const entries = measures.map(({ name }) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Measures;
}

export function mediansOf(visits: { measures: Measures }[]): Measures {
  return eachMeasure((name) => median(visits.map(({ measures }) => measures[name])));
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

/** The quantile by nearest rank; NaN for no numbers. @param share such as 0.95 for the 95th percentile */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Runs each side once per round, so that other load affects all alike. The first of `runs` + 1 rounds is a warm-up. */
export async function inTurns<Sides extends Record<string, () => Promise<unknown>>>(
  runs: number,
  sides: Sides,
): Promise<{ [Name in keyof Sides]: Awaited<ReturnType<Sides[Name]>>[] }> {
  const results: Record<string, unknown[]> = {};
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const [name, side] of Object.entries(sides)) {
      const result = await side();
      if (turn > 0) (results[name] ??= []).push(result);
    }
  }
  return results as Awaited<ReturnType<typeof inTurns<Sides>>>;
}

export async function inLanes(
  lanes: number,
  [from, to]: [from: number, to: number],
  act: (at: number) => Promise<unknown>,
): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) await act(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
