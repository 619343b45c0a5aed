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

const HOLD = {
  onFocus: holdToast,
  onBlur: releaseToast,
  onPointerEnter: holdToast,
  onPointerLeave: releaseToast,
};

interface ToastsProps {
  inModal?: boolean;
}

/**
 * Live region with the current toast and the offline notice. A modal needs its own (`inModal`), because it makes the
 * page's region inert. Announcements stay in the page's region, because moving them would repeat them.
 */
export function Toasts({ inModal = false }: ToastsProps) {
  const toast = useStore($toast);
  const isActive = (useStore($modal) !== null) === inModal;
  // Hides the toast first, so that Undo cannot be pressed twice.
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
