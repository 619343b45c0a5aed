import type { Story } from '@desert/contract/stories';
import {
  BlockButton,
  CardTags,
  CardTitle,
  ChosenFilters,
  Comments,
  CommentsLink,
  DeleteButton,
  EditLink,
  FilterForm,
  LikeButton,
  ModerateButton,
  MoreLink,
  PendingNote,
  RecordListPage,
  ReportButton,
  SaveButton,
  ShareButton,
  Shelf,
  StoryCounts,
  storyFilters,
  TagList,
} from '@desert/kit';
import type { ComponentProps } from 'react';
import {
  as,
  at,
  comment,
  type Examples,
  IMAGES,
  LONG,
  ME,
  MODERATOR,
  OTHER,
  POSTS,
  STORY,
  TAGS,
  TEXT,
} from './surroundings.tsx';
import styles from './KitPage.module.css';

const kind = POSTS;
const FILTERED = '/news?sort=likes&author=roadrunner';

const list = (state: Partial<ComponentProps<typeof MoreLink>['list']>) => ({
  next: '/api/news/?cursor=4',
  waiting: false,
  failed: false,
  more() {},
  ...state,
});

const DISCUSSION: ComponentProps<typeof Comments>['record'] = {
  id: STORY.id,
  comment_count: 4,
  comments: [
    comment(1, TEXT),
    comment(2, 'I was there, too.', { users: ME, user_id: ME.id, parent_id: 1 }),
    comment(3, ''),
    comment(4, LONG, { edited_at: STORY.created_at }),
  ],
  earlier_comments: '/api/news/3/comments/?cursor=1',
  viewer_first_comment: 2,
};

const SILENCE = { ...DISCUSSION, comments: [], comment_count: 0, earlier_comments: null };

const pageOf = (first: string) => (
  <RecordListPage<Story>
    kind={kind}
    first={first}
    heading="News"
    write="Make a new post"
    signIn="Sign in to post"
    label="Posts"
    empty="No posts yet"
    filters={storyFilters}
    renderCard={({ id, title }) => (
      <div className={`card ${styles.card}`}>
        <CardTitle href={`/news/${id}`}>{title}</CardTitle>
      </div>
    )}
  >
    <p>What fans talk about.</p>
  </RecordListPage>
);

/** What a page does with a record: lists, discusses, likes, reports it. */
export const RECORDS: Examples = {
  LikeButton: {
    'not liked': <LikeButton kind={kind} record={STORY} />,
    liked: (
      <LikeButton kind={kind} record={{ ...STORY, user_likes: [{ id: 2, user_id: ME.id }] }} />
    ),
    'for a visitor': as(null, <LikeButton kind={kind} record={STORY} />),
  },
  SaveButton: {
    'not saved': <SaveButton kind={kind} record={STORY} />,
    saved: <SaveButton kind={kind} record={{ ...STORY, saved: true }} />,
  },
  ShareButton: { alone: <ShareButton title={STORY.title} /> },
  ReportButton: { alone: <ReportButton kind="news" id={STORY.id} owner={OTHER.id} /> },
  BlockButton: {
    'to block': <BlockButton member={OTHER} isBlocked={false} />,
    'to unblock': <BlockButton member={OTHER} isBlocked />,
  },
  ModerateButton: {
    'for a moderator': as(MODERATOR, <ModerateButton kind={kind} record={STORY} />),
  },
  EditLink: { 'for the author': <EditLink kind={kind} record={STORY} /> },
  DeleteButton: { 'for the author': <DeleteButton kind={kind} record={STORY} /> },
  PendingNote: { 'for the author': <PendingNote record={{ pending: true }} /> },
  StoryCounts: {
    several: <StoryCounts story={STORY} />,
    'one and none': <StoryCounts story={{ likes: 1, comment_count: 0 }} />,
  },
  CommentsLink: {
    several: <CommentsLink href="/news/3" count={4} describedBy="CommentsLink" />,
    none: <CommentsLink href="/news/3" count={0} describedBy="CommentsLink" />,
  },
  TagList: { 'for the author, with a game': <TagList tags={TAGS} owner={ME.id} /> },
  CardTags: { alone: <CardTags tags={TAGS} /> },
  Shelf: {
    'with and without a photo': (
      <Shelf
        records={[
          {
            id: 1,
            href: '/news/1',
            title: STORY.title,
            image: IMAGES[0],
            excerpt: TEXT,
            line: '$40',
          },
          { id: 2, href: '/news/2', title: LONG, line: <StoryCounts story={STORY} /> },
        ]}
      />
    ),
  },
  MoreLink: {
    ready: <MoreLink list={list({})}>More posts</MoreLink>,
    waiting: <MoreLink list={list({ waiting: true })}>More posts</MoreLink>,
    failed: <MoreLink list={list({ failed: true })}>More posts</MoreLink>,
  },
  FilterForm: {
    empty: <FilterForm path={kind.path} filters={storyFilters} />,
    filled: at(FILTERED, <FilterForm path={kind.path} filters={storyFilters} />),
  },
  ChosenFilters: {
    none: (
      <ChosenFilters path={kind.path} filters={storyFilters}>
        12 posts
      </ChosenFilters>
    ),
    two: at(
      FILTERED,
      <ChosenFilters path={kind.path} filters={storyFilters}>
        12 posts
      </ChosenFilters>,
    ),
  },
  RecordListPage: {
    'for a member': pageOf('/api/news/'),
    'without a match, for a visitor': as(
      null,
      at('/news?author=nobody', pageOf('/api/news/?author=nobody')),
    ),
  },
  Comments: {
    'for a member': <Comments kind={kind} record={DISCUSSION} />,
    'for a moderator, closed': as(
      MODERATOR,
      <Comments kind={kind} record={{ ...DISCUSSION, locked: true }} />,
    ),
    'none, for a visitor': as(null, <Comments kind={kind} record={SILENCE} />),
  },
};
