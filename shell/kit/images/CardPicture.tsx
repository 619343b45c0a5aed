import type { MouseEvent } from 'react';
import { prefetch } from '../host.ts';
import { useNavigate } from '../router.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './CardPicture.module.css';

interface CardPictureProps extends PictureProps {
  /** Where a press on it leads, if anywhere. */
  href: string | undefined;
}

/** A picture that can be pressed. It is no link: the card's title is, for who listens or has a keyboard. */
export function CardPicture({ href, ...picture }: CardPictureProps) {
  const navigate = useNavigate();
  if (href === undefined) return <Picture {...picture} />;
  const follow = ({ ctrlKey, metaKey }: MouseEvent) =>
    ctrlKey || metaKey ? window.open(href) : navigate(href);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the title has them
    <div
      className={styles.picture}
      data-press
      onClick={follow}
      onPointerEnter={() => prefetch(href)}
    >
      <Picture {...picture} />
    </div>
  );
}
