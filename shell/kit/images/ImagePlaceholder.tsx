/** A separate file, so that the shell's critical CSS omits the rules of `Picture`. */
import styles from './Picture.module.css';

export function ImagePlaceholder({ name }: { name: string }) {
  return (
    <span
      className={`stack gap-2 fill pad-3 clipped muted text-center sunken ${styles.standIn}`}
      role="img"
      aria-label={name}
    >
      <svg viewBox="0 0 64 36" aria-hidden="true" focusable="false">
        <path d="M2 30h60" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
        <path d="M14 16v8c0 3 8 5 18 5s18-2 18-5v-8z" fill="currentcolor" />
        <ellipse cx="32" cy="16" rx="18" ry="5" fill="var(--color-surface)" opacity="0.35" />
      </svg>
      <span className="clamped" aria-hidden="true">
        {name}
      </span>
    </span>
  );
}
