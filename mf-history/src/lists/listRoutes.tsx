/** The routes of lists. They precede `/history/:year/…`, which would match some of them. */
import {
  ARCHIVE_PATH,
  downloadPath,
  type HistoryList,
  LIST_QUERY,
  type ListedList,
  logPath,
} from '@desert/contract/history/lists';
import { createLazyComponent, type PageProps, read, route, withControls } from '@desert/kit';
import { playerPath } from '../paths.ts';
import { UnknownPlayerPage } from '../player/UnknownPlayerPage.tsx';
import { createRefusedListPage } from '../RefusedListPage.tsx';

const READ = read<HistoryList>(`/api/history/lists/:name/?${LIST_QUERY}`);

const list = route({
  path: '/history/lists/:name',
  reads: { list: READ },
  loading: 'Loading list...',
  shape: 'tables',
  shared: true,
  lazyHydration: true,
  head: ({ list: { title, about } }, _, search) => ({
    title,
    description: about,
    // The canonical page is the whole list.
    listed: !search,
  }),
  source: 'src/lists/ListPage.tsx',
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => {
      const { ListPage } = await import('./ListPage.tsx');
      return ({ data: { list } }: PageProps<{ list: HistoryList }>) => (
        <ListPage list={list} path={`/history/lists/${list.name}`} />
      );
    }),
  ),
  NotFound: createRefusedListPage({
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
  parts: 'controls',
  Page: withControls(
    createLazyComponent(async () => {
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
  ),
  NotFound: UnknownPlayerPage,
});

const data = route({
  path: '/history/data',
  reads: { lists: read<ListedList[]>('/api/history/lists/') },
  loading: 'Loading lists...',
  shape: 'cards',
  shared: true,
  lazyHydration: true,
  head: ({ lists }) => ({
    title: 'The data of History',
    description: 'All data of the franchise’s history as CSV, JSON, and one archive.',
    ...(import.meta.env.SSR && { about: describeDataset(lists) }),
  }),
  source: 'src/lists/DataPage.tsx',
  Page: createLazyComponent(async () => {
    const { DataPage } = await import('./DataPage.tsx');
    return ({ data }: PageProps<{ lists: ListedList[] }>) => <DataPage lists={data.lists} />;
  }),
});

/** schema.org/Dataset of the whole. */
function describeDataset(lists: ListedList[]) {
  return {
    '@type': 'Dataset',
    name: 'History of the Coyotes franchise, 1979-80 to 2023-24',
    description:
      'Seasons, rosters, games, box scores, picks, trades, captains, awards, and honors.',
    temporalCoverage: '1979-10-10/2024-04-17',
    isAccessibleForFree: true,
    license: 'See the license of each source in the archive.',
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'application/gzip', contentUrl: ARCHIVE_PATH },
      ...lists.map(({ name, title }) => ({
        '@type': 'DataDownload',
        name: title,
        encodingFormat: 'text/csv',
        contentUrl: downloadPath('csv', `lists/${name}`),
      })),
    ],
  };
}

export const listRoutes = [list, log, data];
