import type { Comparison } from '@desert/contract/history/compare';
import { createLazyComponent, type PageProps, read, route, withControls } from '@desert/kit';
import { createRefusedListPage } from '../RefusedListPage.tsx';
import { COMPARE_PATH, listComparedColumns, formatComparisonTitle } from './comparison.ts';

const READ = read<Comparison>('/api/history/compare/?a=:a&b=:b&c=:c&d=:d');

export const compareRoute = route({
  path: COMPARE_PATH,
  reads: { comparison: READ },
  loading: 'Loading comparison...',
  shape: 'tables',
  shared: true,
  head: ({ comparison }) => {
    const compared = listComparedColumns(comparison).map(
      ({ found }) => `${found.label} (${found.about})`,
    );
    return {
      title: formatComparisonTitle(comparison),
      description:
        compared.length > 1
          ? `Side-by-side franchise stats: ${compared.join(', ')}.`
          : 'Compare two to four players or seasons side by side, stat by stat.',
      // The canonical page is the one without subjects.
      listed: comparison.subjects.length === 0,
    };
  },
  source: 'src/compare/ComparePage.tsx',
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => {
      const { ComparePage } = await import('./ComparePage.tsx');
      return ({ data }: PageProps<{ comparison: Comparison }>) => (
        <ComparePage comparison={data.comparison} />
      );
    }),
  ),
  NotFound: createRefusedListPage({
    place: 'more',
    path: COMPARE_PATH,
    read: READ,
    clear: 'Compare players or seasons',
  }),
});
