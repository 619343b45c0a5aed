import styles from './LoadingText.module.css';

export interface LoadingTextProps {
  /** 'Loading teams...' */
  text: string;
}

/** Says what a visitor waits for. */
export function LoadingText({ text }: LoadingTextProps) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}
