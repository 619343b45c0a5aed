import {
  BackLink,
  Button,
  ButtonLink,
  Byline,
  CardTitle,
  Carousel,
  EmptyNote,
  Excerpt,
  Gallery,
  Link,
  LocalTime,
  MemberName,
  Notice,
  Picture,
  showToast,
  Time,
  UserText,
} from '@desert/kit';
import { LoadingText, openModal, TryAgain } from '@desert/kit/shell';
import { Fragment, type ReactNode } from 'react';
import { at, type Examples, IMAGES, LONG, NOW, OTHER, TAGS, TEXT } from './surroundings.tsx';
import styles from './KitPage.module.css';

const LOOKS = ['primary', 'quiet', 'subtle', 'danger', 'quietDanger'] as const;

const SHAPES = ['rows', 'cards', 'picture', 'text', 'form', 'tables'] as const;

const [SWEATER] = IMAGES;
const BROKEN = { url: 'data:image/png,', alt: '' };
const UPRIGHT = {
  url: '/images/demo/sweater-brick.svg',
  alt: '',
  photo: { width: 600, height: 800, sizes: [], color: '' },
};

function inRow(render: (look: (typeof LOOKS)[number]) => ReactNode): ReactNode {
  const buttons = LOOKS.map((look) => <Fragment key={look}>{render(look)}</Fragment>);
  return <div className="row">{buttons}</div>;
}

const narrow = (example: ReactNode) => <div className={styles.narrow}>{example}</div>;

/** Buttons, links, texts and pictures. */
export const ELEMENTS: Examples = {
  Button: {
    'each look': inRow((look) => <Button look={look}>{look}</Button>),
    'each look, waiting': inRow((look) => (
      <Button look={look} waiting="Sending...">
        {look}
      </Button>
    )),
  },
  ButtonLink: {
    'each look': inRow((look) => (
      <ButtonLink look={look} href="/news">
        {look}
      </ButtonLink>
    )),
  },
  Link: {
    'in a text': (
      <p>
        Read <Link href="/news/3">the post</Link> first.
      </p>
    ),
  },
  BackLink: { alone: <BackLink href="/news">Back to News</BackLink> },
  CardTitle: {
    short: (
      <div className={`card ${styles.card}`}>
        <CardTitle href="/news/3">The night we won</CardTitle>
      </div>
    ),
    'of one long word': (
      <div className={`card ${styles.card}`}>
        <CardTitle href="/news/3">{LONG}</CardTitle>
      </div>
    ),
  },
  Byline: {
    'with a date': <Byline author={OTHER.username} iso={NOW} />,
    'edited, with the hour and a permalink': (
      <Byline author={OTHER.username} iso={NOW} edited={NOW} href="/news/3" hour />
    ),
  },
  MemberName: {
    linked: <MemberName username={OTHER.username} />,
    'on the member’s page': at('/user/roadrunner', <MemberName username={OTHER.username} />),
    'of a deleted account': <MemberName username="deleted user" />,
  },
  Time: { 'in UTC': <Time iso={NOW} /> },
  LocalTime: { 'in the reader’s time zone': <LocalTime iso={NOW} /> },
  UserText: {
    'with links, a mention and a tag': <UserText text={TEXT} tags={TAGS} />,
    'from right to left': <UserText text="שלום https://example.com" />,
    'of one long word': <UserText text={LONG} />,
  },
  Excerpt: {
    alone: (
      <p>
        <Excerpt text={TEXT} />
      </p>
    ),
  },
  EmptyNote: { alone: <EmptyNote>No posts yet</EmptyNote> },
  Notice: {
    'with a link': (
      <Notice heading="That post isn’t here">
        <p>It may have been deleted.</p>
        <ButtonLink href="/news">All news</ButtonLink>
      </Notice>
    ),
  },
  Picture: {
    loaded: narrow(<Picture image={SWEATER} name="Sweater" place="card" />),
    upright: narrow(<Picture image={UPRIGHT} name="Sweater" place="card" />),
    'without an image': narrow(<Picture image={undefined} name="Sweater" place="card" />),
    'that doesn’t load': narrow(<Picture image={BROKEN} name="Sweater" place="card" first />),
  },
  Carousel: {
    'with several photos': narrow(<Carousel images={IMAGES} name="Sweater" />),
    'without photos': narrow(<Carousel images={[]} name="Sweater" />),
  },
  Gallery: {
    'with several photos': narrow(<Gallery images={IMAGES} name="Sweater" />),
    'without photos': narrow(<Gallery images={[]} name="Sweater" />),
  },
  LoadingText: Object.fromEntries(
    SHAPES.map((shape) => [
      shape,
      <div key={shape} className={styles.cut}>
        <LoadingText text="Loading..." shape={shape} />
      </div>,
    ]),
  ),
  TryAgain: { alone: <TryAgain label="The list" onRetry={() => {}} /> },
  showToast: {
    'with Undo': (
      <Button onClick={() => showToast('Your post was deleted.', () => {})}>Show a toast</Button>
    ),
  },
  ModalHost: {
    'with a text': (
      <Button onClick={() => openModal({ label: 'A modal', content: <p>{TEXT}</p> })}>
        Open a modal
      </Button>
    ),
  },
};
