/** What is measured of a page, and the median of several visits. */

export type Unit = 'ms' | 'KB' | 'count' | 'shift' | 'times' | 'perSecond';

/** Every measure as the report shows it, in its order. Bytes are shown in KB of 1000. */
export const measures = [
  { name: 'firstPaintMs', label: 'first paint', unit: 'ms' },
  { name: 'contentMs', label: 'content painted (LCP)', unit: 'ms' },
  // When the page takes a click: its mark 'hydrated'.
  { name: 'interactiveMs', label: 'interactive (hydrated)', unit: 'ms' },
  // What they took beyond 50 ms each, up to that moment and after it.
  { name: 'blockedMs', label: 'blocked by long tasks', unit: 'ms' },
  // From a tap to the frame that answers it.
  { name: 'tapMs', label: 'answer to a tap', unit: 'ms' },
  // The sum of all shifts: CLS or more.
  { name: 'layoutShift', label: 'layout shift (CLS)', unit: 'shift' },
  { name: 'requests', label: 'requests', unit: 'count' },
  { name: 'scriptBytes', label: 'script', unit: 'KB' },
  // Parts of `scriptBytes`: what was asked for before the page takes a click, and what is under /mf/.
  { name: 'earlyScriptBytes', label: 'script until interactive', unit: 'KB' },
  { name: 'sectionBytes', label: "section's script", unit: 'KB' },
  { name: 'styleBytes', label: 'CSS', unit: 'KB' },
  // As many as are fetched before anybody scrolls.
  { name: 'pictureBytes', label: 'pictures', unit: 'KB' },
  { name: 'totalBytes', label: 'all bytes', unit: 'KB' },
] as const satisfies { name: string; label: string; unit: Unit }[];

type Measure = (typeof measures)[number]['name'];

export type Measures = Record<Measure, number>;

/** Measures, each made by itself. */
export function eachMeasure(valueOf: (name: Measure) => number): Measures {
  const entries = measures.map(({ name }) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Measures;
}

/** The median of each measure by itself. */
export function mediansOf(visits: Measures[]): Measures {
  return eachMeasure((name) => median(visits.map((visit) => visit[name])));
}

/** The middle of some numbers, or the mean of the two in the middle; NaN where there are none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

/** The number that this share of some numbers does not exceed: 0.95 of them, say. */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
