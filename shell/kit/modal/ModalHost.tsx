import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { $modal, closeModal, type Modal } from './store.ts';
import styles from './ModalHost.later.module.css';

/** What can be typed into. */
const FIELD = 'input:not([type="hidden"]), textarea, select';

/**
 * Shows the open modal, of the shell or of a section. The browser's own dialog keeps the focus in,
 * gives it back, closes on Escape and makes the page behind inert. A form begins with the focus in its
 * first field; without one the dialog chooses, which is its first button.
 * @param props.children shown in each modal besides its content: toasts, which it would cover
 */
export function ModalHost({ children }: { children?: ReactNode }) {
  const modal = useStore($modal);
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of what is in it: those find it open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!modal) return element.close();
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(FIELD)?.focus();
  }, [modal]);

  // Its padding is inside, so a press on the dialog itself is one on the backdrop. Escape is heard at `cancel`:
  // `close` comes in a later task, and a step back may come before. A file field in it sends a `cancel`, too.
  function closeOnSelf(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    if (modal?.persistent) event.preventDefault();
    else closeModal();
  }

  function onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!$modal.get()?.persistent) return closeModal();
    // Some browsers close a dialog on the second Escape whatever the page says.
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
        <div className={styles.content}>
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
          {contentOf(modal)}
        </div>
      )}
      {modal && children}
    </dialog>
  );
}

function contentOf(modal: Modal) {
  const { content } = modal;
  return typeof content === 'function' ? content(() => closeModal(modal)) : content;
}
