/** Headers that tell operators which sections and builds made a page, and its timing. Public: no secrets. */

type Stage = 'route' | 'load' | `render-${string}` | 'compose';

export interface Stages {
  /** Starts a stage. @returns a function that ends it; a stage spans from its first start to its last end */
  begin: (stage: Stage) => () => void;
  time: <T>(stage: Stage, work: Promise<T>) => Promise<T>;
  timing: () => string;
}

/**
 * Measures the stages of a page. @param now a clock in ms. A Worker's clock advances only during I/O, so pure
 * computation takes 0 ms.
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
  owner: string | undefined;
  sections: string[];
  unavailable: string[];
  /** Sections with version skew, whose HTML is not hydrated. */
  unequal: string[];
  builds: string[];
}

/** The headers `X-Desert-Section`, `X-Desert-Build` and `Server-Timing` of a page. */
export function buildPageHeaders(
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
