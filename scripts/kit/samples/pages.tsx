import { read, recordSection, route, widget } from '../../../shell/kit/index.ts';
import { MatchedPage } from '../../../shell/kit/section/MatchedPage.tsx';
import { WidgetApp } from '../../../shell/kit/section/WidgetApp.tsx';
import { POSTS } from './given.ts';

const postPage = route({
  path: '/news/:id',
  reads: { record: read('/api/news/:id/') },
  loading: 'Loading...',
  shape: 'text',
  head: () => ({ title: '', description: '' }),
  isAllowed: () => false,
  Page: () => 'The post',
});

const postWidget = (id: number) =>
  widget({
    reads: { record: read(`/api/news/${id}/`) },
    label: 'News',
    loading: 'Loading...',
    View: () => 'The post',
  });

const head = { title: '', description: '' };
const { routes } = recordSection<{ id: number; user_id: number }>({
  name: 'news',
  label: 'News',
  kind: POSTS,
  list: { query: '?cursor=:cursor', head, Page: () => null },
  detail: {
    head: () => head,
    shape: 'text',
    Page: () => null,
    notFound: { heading: 'This post is gone', text: 'It was taken back.', back: 'Back to News' },
  },
  form: { head, update: '', fetchCode: async () => () => null },
  profile: { heading: '', show: ({ id }) => ({ id, title: '' }), empty: '', invite: '' },
  fetchNewest: async () => () => null,
});

const shown = (found: typeof postPage | undefined, id: string) =>
  found && <MatchedPage match={{ route: found, params: { id } }} />;

/** What the kit shows in the place of a section's page or widget. */
export const pages = {
  // Whose post it is, one that is not there, one that fails, one that is not known yet; no such page.
  MatchedPage: (
    <>
      {['3', '4', '5', '6'].map((id) => (
        <div key={id}>{shown(postPage, id)}</div>
      ))}
      <MatchedPage match={null} />
    </>
  ),
  WidgetApp: [3, 5, 6].map((id) => <WidgetApp key={id} widget={postWidget(id)} />),
  recordSection: shown(routes[2], '4'),
};
