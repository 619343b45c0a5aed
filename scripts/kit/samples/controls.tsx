import {
  BackLink,
  Button,
  ButtonLink,
  Byline,
  CardTitle,
  EmptyNote,
  Excerpt,
  Link,
  MemberName,
  Notice,
  BlockButton,
  ReportButton,
  ShareButton,
  LocalTime,
  Time,
  UserText,
} from '../../../shell/kit/index.ts';
import { post } from './given.ts';

/** Texts, links and buttons. */
export const controls = {
  BackLink: <BackLink href="/news">Back to News</BackLink>,
  Button: (
    <>
      <Button>Save</Button>
      <Button look="danger" waiting="Deleting...">
        Delete
      </Button>
    </>
  ),
  ButtonLink: (
    <ButtonLink look="quiet" href="/news/3/edit">
      Edit
    </ButtonLink>
  ),
  Byline: <Byline author="fan" iso={post.created_at} />,
  CardTitle: (
    <>
      <CardTitle href="/news/3">Overtime</CardTitle>
      <CardTitle href="/news/3" level={3} id="title" className="wide">
        Overtime
      </CardTitle>
    </>
  ),
  EmptyNote: <EmptyNote>No comments yet</EmptyNote>,
  Link: (
    <Link href="/news/3" className="target">
      Overtime
    </Link>
  ),
  MemberName: <MemberName username="fan" />,
  Notice: (
    <Notice heading="This post is gone">
      <p>It was taken back, or never was.</p>
    </Notice>
  ),
  BlockButton: <BlockButton member={{ id: 2, username: 'ann' }} />,
  ReportButton: <ReportButton kind="news" id={3} owner={2} />,
  ShareButton: <ShareButton title="Overtime" />,
  Time: <Time iso={post.created_at} />,
  LocalTime: <LocalTime iso={post.created_at} />,
  Excerpt: <Excerpt text="See https://example.com/video, @fan" />,
  UserText: <UserText text={'See https://example.com/video\n\nand <tell>'} />,
};
