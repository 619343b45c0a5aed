import { Carousel, type CarouselProps } from './Carousel.tsx';
import styles from './Gallery.module.css';

/** The pictures of a gallery, as large as the window, for its modal. */
export function Enlarged(props: CarouselProps) {
  return (
    <div className={styles.whole}>
      <Carousel {...props} first />
    </div>
  );
}
