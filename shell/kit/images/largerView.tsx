import type { Modal } from '../modal/store.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import styles from './largerView.module.css';

/** Pictures as large as the window allows, one to begin with. @param at its place, from 0 */
export function largerView(images: CarouselProps['images'], name: string, at: number): Modal {
  return {
    label: `Pictures of ${name}`,
    wide: true,
    content: (
      <div className={styles.view}>
        <Carousel images={images} name={name} at={at} first />
      </div>
    ),
  };
}
