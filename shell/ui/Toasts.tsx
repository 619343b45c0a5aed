import {
  $announcement,
  $modal,
  $toast,
  hideToast,
  holdToast,
  releaseToast,
  useOnline,
} from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import styles from './Toasts.later.module.css';

/** A toast stays while its button is hovered or has the focus. */
const HOLD = {
  onFocus: holdToast,
  onBlur: releaseToast,
  onPointerEnter: holdToast,
  onPointerLeave: releaseToast,
};

interface ToastsProps {
  /** Whether this is the region in the open modal. */
  inModal?: boolean;
}

/**
 * The polite live region of the shell and the sections: toasts, and messages for screen readers only. A modal makes what is
 * outside of it inert and covers it, so while one is open its own region shows the toasts. Messages for screen readers only
 * stay in the region outside: moving there and back would repeat them.
 */
export function Toasts({ inModal = false }: ToastsProps) {
  const toast = useStore($toast);
  const isActive = (useStore($modal) !== null) === inModal;
  // What is undone is not offered again.
  function undo() {
    hideToast();
    toast?.undo?.();
  }
  const announcement = useStore($announcement);
  const online = useOnline();
  return (
    <div className={styles.toasts} role="status">
      {announcement && !inModal && (
        <p key={announcement.nth} className="visually-hidden">
          {announcement.text}
        </p>
      )}
      {isActive && !online && (
        <p className={styles.toast}>You’re offline. What you see may be out of date.</p>
      )}
      {isActive && toast && (
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
