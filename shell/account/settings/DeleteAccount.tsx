import { AccountDeletion } from '@desert/contract/accounts/account-settings';
import { KINDS } from '@desert/contract/records/kinds';
import { showToast } from '@desert/kit';
import { isGood, openModal, sendApi, SOMETHING_WENT_WRONG } from '@desert/kit/shell';
import { useState } from 'react';
import { ModalForm } from '../ModalForm.tsx';
import { Reauthentication } from './Reauthentication.tsx';
import { findNeededReauthentication } from './sendReauthenticated.tsx';
import styles from './SettingsPage.module.css';

const RECORDS = new Intl.ListFormat('en-US').format(
  Object.values(KINDS).map(({ plural }) => plural),
);

export function openDeleteAccount(onDeleted: () => void): void {
  openModal({
    label: 'Delete my account',
    content: (close) => <DeleteAccount close={close} onDeleted={onDeleted} />,
  });
}

interface DeleteAccountProps {
  close: () => void;
  onDeleted: () => void;
}

function DeleteAccount({ close, onDeleted }: DeleteAccountProps) {
  const [needed, setNeeded] = useState<ReturnType<typeof findNeededReauthentication>>();
  const send = () => sendApi('DELETE', '/api/account/', {});

  async function ask() {
    const response = await send();
    setNeeded(findNeededReauthentication(response));
    return response;
  }

  function leave() {
    close();
    onDeleted();
  }

  async function goOn() {
    const response = await send();
    if (isGood(response)) return leave();
    setNeeded(undefined);
    showToast(SOMETHING_WENT_WRONG);
  }

  if (needed) return <Reauthentication {...needed} onDone={() => void goOn()} onCancel={close} />;
  return (
    <ModalForm
      heading="Delete my account"
      schema={AccountDeletion}
      send={ask}
      submit="Delete my account"
      waiting="Deleting..."
      look="danger"
      cancel="Keep my account"
      onCancel={close}
      onDone={leave}
    >
      <p>This can’t be undone. Along with your account, we’ll delete:</p>
      <ul className={`stack gap-2 ${styles.deleted}`}>
        <li>your {RECORDS}, including their photos and everyone’s comments on them</li>
        <li>your likes, saved list, and the messages you sent</li>
        <li>your email address and username</li>
      </ul>
      <p>
        Your comments on other people’s posts and memories will be blanked out and shown as “This
        comment was deleted,” by “deleted user.”
      </p>
    </ModalForm>
  );
}
