import styles from './eraColor.module.css';

const COLORS = [styles.green, styles.purple, styles.brick];

/** The class that sets `--era`, the colour of an era, by its place in the story, from 0. */
export function eraColor(index: number): string {
  return `${COLORS[index % COLORS.length]}`;
}
