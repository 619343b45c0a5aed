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

/** Handlers that pause the timeout while the toast is hovered or focused. */
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
 * The toasts. A modal makes the page's live region inert, so an open modal has its own. Screen reader messages stay
 * outside, because moving them would repeat them.
 */
export function Toasts({ inModal = false }: ToastsProps) {
  const toast = useStore($toast);
  const isActive = (useStore($modal) !== null) === inModal;
  // Undo is offered once.
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
