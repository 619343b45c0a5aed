/** Headers that tell operators which sections and builds made a page, and how long its stages took. Public: no secrets. */

type Stage = 'route' | 'load' | `render-${string}` | 'compose';

/** Measures the stages of a page. */
export interface Stages {
  /** Starts a stage, and returns a function that ends it. One with several parts lasts from its first start to its last end. */
  begin: (stage: Stage) => () => void;
  /** Measures a stage that lasts as long as a promise. */
  time: <T>(stage: Stage, work: Promise<T>) => Promise<T>;
  /** The value of `Server-Timing`, in ms, for the stages that have ended. */
  timing: () => string;
}

/**
 * Starts with no stage measured.
 * @param now a clock, in ms. A Worker's clock stands still except during I/O, so a stage that only computes takes 0 ms.
 */
export function startStages(now = () => performance.now()): Stages {
  const spans = new Map<Stage, { start: number; end?: number }>();
  function begin(stage: Stage) {
    const span = spans.get(stage) ?? { start: now() };
    spans.set(stage, span);
    return () => void (span.end = now());
  }
  return {
    begin,
    time: (stage, work) => work.finally(begin(stage)),
    timing: () =>
      [...spans]
        .flatMap(([stage, { start, end }]) =>
          end === undefined ? [] : `${stage};dur=${Math.round(end - start)}`,
        )
        .join(', '),
  };
}

export interface PageOrigin {
  /** The section that owns the page; undefined for a page of the shell. */
  owner: string | undefined;
  /** The sections that rendered a part of it. */
  sections: string[];
  /** The sections that failed. */
  unavailable: string[];
  /** The sections whose kit is not the shell's: the browser does not hydrate their HTML. */
  unequal: string[];
  /** 'edge 1f2e…', 'news 83861c95c5'. */
  builds: string[];
}

/** `X-Desert-Section`, `X-Desert-Build` and `Server-Timing` for a page. */
export function pageHeaders(
  { owner, sections, unavailable, unequal, builds }: PageOrigin,
  stages: Stages,
): Record<string, string> {
  const others = [...sections, ...unavailable].filter((name) => name !== owner);
  const stated = (name: string) => {
    if (unavailable.includes(name)) return `${name};unavailable`;
    return unequal.includes(name) ? `${name};kit=unequal` : name;
  };
  return {
    'x-desert-section': [owner ?? 'shell', ...others].map(stated).join(', '),
    'x-desert-build': builds.join(', '),
    'server-timing': stages.timing(),
  };
}
