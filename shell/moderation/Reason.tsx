import styles from './Reason.module.css';

/** Why a moderator did something, in their own words. */
export function Reason({ text }: { text: string }) {
  return (
    <blockquote className={styles.reason} dir="auto">
      {text}
    </blockquote>
  );
}
