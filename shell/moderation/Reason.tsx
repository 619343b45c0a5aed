import styles from './ModerationPage.module.css';

export function Reason({ text }: { text: string }) {
  return (
    <blockquote className={`quote breakable ${styles.reason}`} dir="auto">
      {text}
    </blockquote>
  );
}
