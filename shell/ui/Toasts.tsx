import {
  $announcement,
  $toast,
  hideToast,
  holdToast,
  releaseToast,
  useOnline,
} from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import styles from './Toasts.module.css';

/** A toast stays while its button is hovered or has the focus. */
const HOLD = {
  onFocus: holdToast,
  onBlur: releaseToast,
  onPointerEnter: holdToast,
  onPointerLeave: releaseToast,
};

/**
 * The one polite live region of the shell and the sections: toasts, and messages for screen readers only. A
 * modal makes it inert, so what changes in a modal has to be announced there.
 */
export function Toasts() {
  const toast = useStore($toast);
  // What is undone is not offered again.
  function undo() {
    hideToast();
    toast?.undo?.();
  }
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
            <button type="button" className={styles.undo} onClick={undo} {...HOLD}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
