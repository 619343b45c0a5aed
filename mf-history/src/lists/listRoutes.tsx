/** The routes of lists. They precede `/history/:year/…`, which would match some of them. */
import { type HistoryList, LIST_QUERY, logPath } from '@desert/contract/history/lists';
import { lazyComponent, type PageProps, read, route } from '@desert/kit';
import { playerPath } from '../paths.ts';
import { UnknownPlayerPage } from '../player/UnknownPlayerPage.tsx';
import { refusedListPage } from '../RefusedListPage.tsx';

const READ = read<HistoryList>(`/api/history/lists/:name/?${LIST_QUERY}`);

const list = route({
  path: '/history/lists/:name',
  reads: { list: READ },
  loading: 'Loading list...',
  shape: 'tables',
  shared: true,
  head: ({ list: { title, about } }, _, search) => ({
    title,
    description: about,
    // The canonical page is the whole list.
    listed: !search,
  }),
  source: 'src/lists/ListPage.tsx',
  Page: lazyComponent(async () => {
    const { ListPage } = await import('./ListPage.tsx');
    return ({ data: { list } }: PageProps<{ list: HistoryList }>) => (
      <ListPage list={list} path={`/history/lists/${list.name}`} />
    );
  }),
  NotFound: refusedListPage({
    place: 'more',
    path: '/history/more',
    read: READ,
    clear: 'More of History',
  }),
});

const log = route({
  path: logPath(':slug'),
  reads: { log: read<HistoryList>(`/api/history/players/:slug/games/?${LIST_QUERY}`) },
  loading: 'Loading games...',
  shape: 'tables',
  head: ({ log: { title, about } }, _, search) => ({ title, description: about, listed: !search }),
  source: 'src/lists/ListPage.tsx',
  Page: lazyComponent(async () => {
    const { ListPage } = await import('./ListPage.tsx');
    return ({ data: { log }, params: { slug = '' } }: PageProps<{ log: HistoryList }>) => (
      <ListPage
        list={log}
        path={logPath(slug)}
        place="players"
        back={{ href: playerPath(slug), label: 'All seasons' }}
      />
    );
  }),
  NotFound: UnknownPlayerPage,
});

export const listRoutes = [list, log];
