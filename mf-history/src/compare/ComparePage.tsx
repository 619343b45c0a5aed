import type { Comparison } from '@desert/contract/history/compare';
import { ShareButton } from '@desert/kit';
import { DatabankCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { CompareForm } from './CompareForm.tsx';
import { listComparedColumns, formatComparisonTitle, comparisonPath } from './comparison.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Examples } from './Examples.tsx';

export function ComparePage({ comparison }: { comparison: Comparison }) {
  const columns = listComparedColumns(comparison).length;
  const name = formatComparisonTitle(comparison);
  return (
    <>
      <HistoryNav current="more" part />
      <h1>{name}</h1>
      {columns < 2 && (
        <p className="measure space-3 text-large">
          {columns === 0
            ? 'Choose two to four players, or two to four seasons, to see them side by side.'
            : 'Add one more to compare.'}
        </p>
      )}
      <CompareForm comparison={comparison} />
      {columns > 0 && <ComparisonTable comparison={comparison} />}
      {columns > 1 && (
        <p className="space-4">
          <ShareButton title={name} address={comparisonPath(comparison)} />
        </p>
      )}
      {columns === 0 && <Examples />}
      <DatabankCredit />
    </>
  );
}
