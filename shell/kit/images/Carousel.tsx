import type { Image } from '@desert/contract/photos/images';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { prefetch } from '../app/host.ts';
import { useNavigate } from '../app/router.tsx';
import { announce } from '../toast/announce.ts';
import { RecordPicture, type PictureProps } from './Picture.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps {
  images: readonly Image[];
  name: string;
  /** Whether the first picture is visible without scrolling. */
  first?: boolean;
  /** Index of the picture to start with in a modal; undefined on a card. */
  at?: number;
  href?: string;
}

/** Pictures to swipe, or to turn with buttons and arrow keys, which wrap around. A single one has no controls. */
export function Carousel({ images, name, first = false, at, href }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(at ?? 0);
  useLayoutEffect(() => {
    // The dialog opens after this effect and focuses this element, which handles the arrow keys.
    if (at !== undefined) return track.current?.setAttribute('autofocus', '');
    // The visitor may have swiped before hydration.
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft > 0) setShown(Math.round(scrollLeft / clientWidth));
  }, [at]);
  useEffect(() => {
    const { clientWidth = 0 } = track.current ?? {};
    if (at) track.current?.scrollTo({ left: at * clientWidth, behavior: 'instant' });
  }, [at]);
  const place = at === undefined ? 'card' : 'window';
  if (images.length < 2) {
    return <CardPicture href={href} image={images[0]} place={place} name={name} first={first} />;
  }

  // One text node, because a partly streamed page would show only the first of several.
  const count = (index: number) => `${index + 1} of ${images.length}`;

  function turnTo(index: number) {
    setShown(index);
    if (index !== shown) announce(count(index));
  }

  function show(at: number) {
    const wrapped = (at + images.length) % images.length;
    turnTo(wrapped);
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: wrapped * width, behavior: 'instant' });
  }

  function followSwipe() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) turnTo(Math.round(scrollLeft / clientWidth));
  }

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles arrow keys for its buttons
    <div
      className={at === undefined ? `positioned ${styles.onCard}` : 'positioned'}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Photos of ${name}`}
      onKeyDown={turn}
    >
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label="Photos"
        onScroll={followSwipe}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
        tabIndex={0}
      >
        {images.map((image, index) => (
          <div
            key={image.id}
            className={`rigid fill ${styles.slide}`}
            aria-hidden={index !== shown}
          >
            <CardPicture
              href={href}
              image={image}
              place={place}
              name={name}
              first={first && index === (at ?? 0)}
            />
          </div>
        ))}
      </div>
      <button
        type="button"
        className={`round ${styles.previous}`}
        data-needs-script
        aria-label="Previous photo"
        onClick={() => show(shown - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`round ${styles.next}`}
        data-needs-script
        aria-label="Next photo"
        onClick={() => show(shown + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <span className={styles.dots} aria-hidden="true">
        {images.map(({ id }, index) => (
          <i key={id} className={index === shown ? styles.now : undefined} />
        ))}
      </span>
      {/* A dialog makes the shell's live region inert. */}
      <p
        className={styles.count}
        data-needs-script
        aria-live={at === undefined ? undefined : 'polite'}
      >
        {count(shown)}
      </p>
    </div>
  );
}

interface CardPictureProps extends PictureProps {
  href: string | undefined;
}

/** A picture that opens the card's page on click. The card's title is the link for keyboards. */
function CardPicture({ href, ...picture }: CardPictureProps) {
  const navigate = useNavigate();
  if (href === undefined) return <RecordPicture {...picture} />;
  const follow = ({ ctrlKey, metaKey }: MouseEvent) =>
    ctrlKey || metaKey ? window.open(href) : navigate(href);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the card's title is a link
    <div
      className={styles.pressed}
      data-press
      onClick={follow}
      onPointerEnter={() => prefetch(href)}
    >
      <RecordPicture {...picture} />
    </div>
  );
}
