import { AccountDeletion } from '@desert/contract/account-settings';
import { KINDS } from '@desert/contract/kinds';
import { Button, sendApi } from '@desert/kit';
import { FormSummary, TextField, useForm } from '@desert/kit/forms';
import { openModal } from '@desert/kit/shell';
import styles from './AccountSettings.module.css';

const FIELDS = ['password'];

/** 'items, posts and memories' */
const RECORDS = new Intl.ListFormat('en-GB').format(
  Object.values(KINDS).map(({ plural }) => plural),
);

/** Asks whether the account is really to be deleted. @param onDeleted is called when it is */
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
  const { errors, pending, onSubmit, onInput } = useForm({
    schema: AccountDeletion,
    send: ({ password }) => sendApi('DELETE', '/api/account/', { password }),
    onDone() {
      close();
      onDeleted();
    },
  });
  return (
    <form className={styles.form} method="post" onSubmit={onSubmit} onInput={onInput} noValidate>
      <h2>Delete my account</h2>
      <p>There is no way back. With your account go:</p>
      <ul className={styles.list}>
        <li>your {RECORDS}, with their images and what others said of them;</li>
        <li>your likes, your e-mail address and your username.</li>
      </ul>
      <p>Your comments stay where others wrote, without their text, as by 'deleted user'.</p>
      <FormSummary errors={errors} fields={FIELDS} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" waiting={pending && 'Deleting...'}>
          Delete my account
        </Button>
        <Button look="quiet" onClick={close}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
