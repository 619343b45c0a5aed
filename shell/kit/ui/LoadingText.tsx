import styles from './LoadingText.module.css';

export interface LoadingTextProps {
  /** 'Loading teams...' */
  text: string;
  /** Whether it is for a part of a page: it takes less room. */
  part?: boolean;
}

/**
 * Says what a visitor waits for, over bars in the place of the text to come; after 150 ms, since most
 * things are there before.
 */
export function LoadingText({ text, part = false }: LoadingTextProps) {
  return (
    <p className={`${styles.loading} ${part ? styles.part : ''}`} role="status">
      {text}
    </p>
  );
}
