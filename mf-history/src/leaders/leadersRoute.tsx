import { FIGURES } from '@desert/contract/history/figures';
import type { Leaders } from '@desert/contract/history/players';
import { createLazyComponent, type PageProps, read, route, withControls } from '@desert/kit';
import { createRefusedListPage } from '../RefusedListPage.tsx';
import { LEADERS_PATH, formatLeadersName, getSingleList } from './leadersName.ts';

const READ = read<Leaders>('/api/history/leaders/?figure=:figure&era=:era');

export const leaders = route({
  path: LEADERS_PATH,
  reads: { leaders: READ },
  loading: 'Loading leaders...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ leaders }) => ({
    title: formatLeadersName(leaders),
    description: getSingleList(leaders.figures)
      ? `${formatLeadersName(leaders)}. The top 100, with their years, games, and positions.`
      : `${formatLeadersName(leaders)}: the top 10 in ${Object.values(FIGURES).length} stats, from points and goals to wins and shutouts.`,
    // The canonical page is that of all stats of the whole franchise.
    listed: leaders.era === null && getSingleList(leaders.figures) === undefined,
    ...(import.meta.env.SSR && { about: toItemList(leaders) }),
  }),
  source: 'src/leaders/LeadersPage.tsx',
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => {
      const { LeadersPage } = await import('./LeadersPage.tsx');
      return ({ data }: PageProps<{ leaders: Leaders }>) => <LeadersPage leaders={data.leaders} />;
    }),
  ),
  NotFound: createRefusedListPage({
    place: 'leaders',
    path: LEADERS_PATH,
    read: READ,
    clear: 'Franchise leaders',
  }),
});

function toItemList({ figures: [first] }: Leaders) {
  if (!first) return undefined;
  return {
    '@type': 'ItemList',
    name: `${FIGURES[first.figure].label} with the franchise`,
    itemListElement: first.leaders.map(({ rank, name }) => ({
      '@type': 'ListItem',
      position: rank,
      name,
    })),
  };
}
