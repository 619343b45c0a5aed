import type { ReactNode } from 'react';

// The Hockey Databank project requires this wording: see drizzle/seed/history/SOURCES.md.
const CREDIT =
  'The information used herein was obtained free of charge from and is copyrighted by the Hockey ' +
  'Databank project. For more information about the Hockey Databank project please visit ' +
  'http://sports.groups.yahoo.com/group/hockey-databank';

export function DatabankCredit() {
  return (
    <AboutStats>
      <Databank />
    </AboutStats>
  );
}

/** The sources of a page's figures, folded, so that they are not between data and fans. */
export function AboutStats({ children }: { children: ReactNode }) {
  return (
    <details className="caption measure">
      <summary>About these figures</summary>
      <div className="stack tight">{children}</div>
    </details>
  );
}

export function Databank() {
  return <p>{CREDIT}</p>;
}

/** The sources and the licence of all figures, once in the section, on its first page. */
export function SectionCredit() {
  return (
    <section className="stack tight measure muted breakable" aria-labelledby="figures">
      <h2 id="figures">About these figures</h2>
      <GameSources />
      <Databank />
    </section>
  );
}

export function GamesCredit() {
  return (
    <AboutStats>
      <GameSources />
      <Databank />
    </AboutStats>
  );
}

function GameSources() {
  return (
    <p>
      Scores come from the public data sets <a href="https://github.com/cran/NHLData">NHLData</a>{' '}
      and <a href="https://github.com/bigfour/competitiveness">competitiveness</a> to 2015-16, and
      from the league’s own data after, and were checked against season totals, opponents, and
      months. A dash means it’s not in our sources.
    </p>
  );
}
