import { $announcement, $toast, holdToast, releaseToast, useOnline } from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import styles from './Toasts.module.css';

/** Who is at the button has as long as they need. */
const HOLD = {
  onFocus: holdToast,
  onBlur: releaseToast,
  onPointerEnter: holdToast,
  onPointerLeave: releaseToast,
};

/**
 * Where what was done is told, and heard: the one polite live region, for the shell and the sections. A
 * modal makes it inert, so what changes in one has to be heard there.
 */
export function Toasts() {
  const toast = useStore($toast);
  const announcement = useStore($announcement);
  const online = useOnline();
  return (
    <div className={styles.toasts} role="status">
      {announcement && (
        <p key={announcement.nth} className="visually-hidden">
          {announcement.text}
        </p>
      )}
      {!online && (
        <p className={styles.toast}>You are offline. What you see may be old until you are back.</p>
      )}
      {toast && (
        <p className={styles.toast}>
          {toast.text}
          {toast.undo && (
            <button type="button" className={styles.undo} onClick={toast.undo} {...HOLD}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
