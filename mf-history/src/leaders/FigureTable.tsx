import { FIGURES, STATS } from '@desert/contract/history/figures';
import type { FigureLeaders } from '@desert/contract/history/players';
import { formatYears } from '@desert/contract/history/seasons';
import type { EraId } from '@desert/contract/history/seasons';
import { EmptyNote, Link } from '@desert/kit';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { formatFigure, getFigureFormat } from '../figures/formatFigure.ts';
import { playerPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { FoldingTable, RowFacts } from '../table/DataTable.tsx';
import { leadersPath, describeMinimumGames } from './leadersName.ts';
import styles from './LeadersPage.module.css';

interface FigureTableProps {
  of: FigureLeaders;
  era: EraId | null;
}

type Leader = FigureLeaders['leaders'][number];

export function FigureTable({ of, era }: FigureTableProps) {
  const { figure, leaders } = of;
  const facts = FIGURES[figure];
  const least = describeMinimumGames(of);
  const isOfGames = figure === 'games' || figure === 'goalie_games';
  if (leaders.length === 0) return <EmptyNote>No one qualifies for this ranking.</EmptyNote>;

  const columns: Column<Leader>[] = [
    { key: 'rank', label: 'Rank', isLabelHidden: true },
    {
      key: 'name',
      label: 'Name',
      isRowHeading: true,
      renderCell: (leader) => (
        <>
          <Link href={playerPath(leader.slug, leadersPath(figure, era))}>{leader.name}</Link>
          <RowFacts>
            <NoBreakNumbers text={`${leader.position} · ${formatYears(leader)}`} />
          </RowFacts>
        </>
      ),
    },
    { key: 'position', label: 'Position', isFolded: true },
    {
      key: 'years',
      label: 'Years',
      renderCell: (leader) => <NoBreakNumbers text={formatYears(leader)} />,
      isFolded: true,
    },
    ...(isOfGames
      ? []
      : [
          {
            key: 'gp',
            ...STATS.gp,
            abbreviated: true,
            format: formatCountFigure,
          } satisfies Column<Leader>,
        ]),
    {
      key: 'value',
      label: facts.label,
      format: (value) => formatFigure(value, getFigureFormat(figure)),
    },
  ];
  return (
    <div className={`space-5 ${styles.figures}`}>
      <p className="caption">
        {least !== undefined && `${least}. `}
        {'Players with a season that’s not in our sources are left out.'}
      </p>
      <FoldingTable
        name={{ 'aria-label': facts.label }}
        download={`leaders/${era ?? 'franchise'}/${figure}?list=figures.0.leaders`}
        columns={columns}
        rows={leaders}
        rowKey={({ slug }) => slug}
        sort={{
          order: { column: 'value', direction: 'lowest' in facts ? 'ascending' : 'descending' },
        }}
      />
    </div>
  );
}

const formatCountFigure = (value: number) => formatFigure(value, 'count');
