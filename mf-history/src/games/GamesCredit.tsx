import { DatabankCredit } from '../DatabankCredit.tsx';

export function GamesCredit() {
  return (
    <>
      <p className="caption">
        Scores come from the public data sets <a href="https://github.com/cran/NHLData">NHLData</a>{' '}
        and <a href="https://github.com/bigfour/competitiveness">competitiveness</a> to 2015-16, and
        from the league’s own data after, and were checked against season totals, opponents, and
        months. A dash means no source has it.
      </p>
      <DatabankCredit />
    </>
  );
}
