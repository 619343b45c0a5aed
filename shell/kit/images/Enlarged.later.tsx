import { Carousel, type CarouselProps } from './Carousel.tsx';
import styles from './Gallery.module.css';

export function Enlarged(props: CarouselProps) {
  return (
    <div className={styles.whole}>
      <Carousel {...props} first />
    </div>
  );
}
