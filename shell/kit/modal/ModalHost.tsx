import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { $modal, closeModal, type Modal } from '../app/modal.ts';
import styles from './ModalHost.later.module.css';

const FIELD = 'input:not([type="hidden"]), textarea, select';

interface ModalHostProps {
  /** Toasts, which a modal would cover. */
  children?: ReactNode;
  /** Whether the rules of dialogs have loaded. A modal waits for them, so that it does not move under a finger. */
  canOpen?: boolean;
}

/** The modal, a native dialog, which traps the focus and makes the page inert. Focuses the first form field, if any. */
export function ModalHost({ children, canOpen = true }: ModalHostProps) {
  const opened = useStore($modal);
  const modal = canOpen ? opened : null;
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the content's effects, which expect it open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!modal) return element.close();
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(FIELD)?.focus();
  }, [modal]);

  // The padding is inside, so a click on the dialog element is one on the backdrop. `cancel`
  // instead of `close`, which fires too late for history; file inputs fire `cancel`, too.
  function closeOnSelf(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    if (modal?.persistent) event.preventDefault();
    else closeModal();
  }

  function onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!$modal.get()?.persistent) return closeModal();
    // Some browsers close a dialog on the second Escape regardless.
    if (!currentTarget.open) currentTarget.showModal();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className={`card ${styles.dialog} ${modal?.wide ? styles.wide : ''}`}
      aria-label={modal?.label}
      onCancel={closeOnSelf}
      onClose={onClose}
      onMouseDown={closeOnSelf}
    >
      {modal && (
        <div className={`positioned ${styles.content}`}>
          {!modal.persistent && (
            <button
              type="button"
              className={`round ${styles.close}`}
              aria-label="Close"
              onClick={() => closeModal()}
            >
              <X aria-hidden="true" />
            </button>
          )}
          {renderContent(modal)}
        </div>
      )}
      {modal && children}
    </dialog>
  );
}

function renderContent(modal: Modal) {
  const { content } = modal;
  return typeof content === 'function' ? content(() => closeModal(modal)) : content;
}
