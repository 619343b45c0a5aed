import {
  CardTags,
  ChosenFilters,
  Comments,
  CommentsLink,
  DeleteButton,
  EditLink,
  FilterForm,
  LikeButton,
  ModerateButton,
  MoreLink,
  QueryForm,
  RecordListPage,
  SaveButton,
  Shelf,
  StoryCounts,
  TagList,
} from '../../../shell/kit/index.ts';
import { OwnRecords } from '../../../shell/kit/records/OwnRecords.tsx';
import { filters, images, post, POSTS, tags } from './given.ts';

const own = {
  kind: POSTS,
  heading: 'Your Posts',
  cursorName: 'news_cursor',
  empty: 'You have not posted yet.',
  invite: 'Write your first post',
  pictures: true,
  show: ({ id, title, details }: typeof post) => ({ id, title, text: details, image: images[0] }),
};

const more = { next: '/api/news/?cursor=3', waiting: false, failed: false, more: async () => {} };

/** Records, and what is said of them. */
export const records = {
  CardTags: <CardTags tags={tags} />,
  ChosenFilters: (
    <ChosenFilters path="/news" filters={filters}>
      3 posts
    </ChosenFilters>
  ),
  FilterForm: <FilterForm path="/news" filters={filters} />,
  MoreLink: <MoreLink list={more}>More posts</MoreLink>,
  QueryForm: (
    <QueryForm path="/news" label="Ask" className="row">
      <button>Show</button>
    </QueryForm>
  ),
  TagList: <TagList tags={tags} />,
  Comments: (
    <>
      <Comments kind={POSTS} record={{ ...post, comments: [] }} />
      <Comments kind={POSTS} record={{ ...post, earlier_comments: '/api/news/3/comments/' }} />
    </>
  ),
  CommentsLink: <CommentsLink href="/news/3" count={1} describedBy="title" />,
  DeleteButton: <DeleteButton kind={POSTS} record={post} />,
  EditLink: <EditLink kind={POSTS} record={post} />,
  LikeButton: <LikeButton kind={POSTS} record={post} describedBy="title" />,
  OwnRecords: (
    <>
      <OwnRecords {...own} first="/api/news/" />
      <OwnRecords {...own} first="/api/nothing/" />
    </>
  ),
  RecordListPage: (
    <RecordListPage<typeof post>
      kind={POSTS}
      first="/api/news/"
      heading="Coyotes News"
      write="Make a new post"
      signIn="Sign in to post"
      label="Posts"
      empty="Nobody has posted yet."
      className="wide"
      renderCard={({ title }) => title}
    >
      <p>What fans write about.</p>
    </RecordListPage>
  ),
  ModerateButton: <ModerateButton kind={POSTS} record={post} />,
  SaveButton: <SaveButton kind={POSTS} record={{ id: 3 }} />,
  Shelf: (
    <Shelf
      records={[
        { id: 1, href: '/merch/1', title: 'Scarf', image: images[0], line: '$15' },
        { id: 2, href: '/news/3', title: 'Overtime', excerpt: post.details, line: '2 likes' },
      ]}
    />
  ),
  StoryCounts: <StoryCounts story={post} />,
};
