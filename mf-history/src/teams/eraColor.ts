import styles from './eraColor.module.css';

const COLORS = [styles.green, styles.purple, styles.brick];

export function eraColor(index: number): string {
  return `${COLORS[index % COLORS.length]}`;
}
