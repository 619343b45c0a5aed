import { FIND_PATH, FIND_READ, type RememberedGame } from '@desert/contract/history/find';
import { createLazyComponent, type PageProps, read, route, withControls } from '@desert/kit';
import { createRefusedListPage } from '../RefusedListPage.tsx';

const READ = read<RememberedGame[]>(FIND_READ);

export const find = route({
  path: FIND_PATH,
  reads: { games: READ },
  loading: 'Loading games...',
  shape: 'cards',
  shared: true,
  head: (_data, _params, search) => ({
    title: 'Which game was it?',
    description:
      'Find a game of the franchise by what you remember: the opponent, the month, who scored, how it ended.',
    // The canonical page is the empty form.
    listed: !search,
  }),
  source: 'src/find/FindPage.tsx',
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => {
      const { FindPage } = await import('./FindPage.tsx');
      return ({ data }: PageProps<{ games: RememberedGame[] }>) => <FindPage games={data.games} />;
    }),
  ),
  NotFound: createRefusedListPage({
    place: 'games',
    path: FIND_PATH,
    read: READ,
    clear: 'Start over',
  }),
});
