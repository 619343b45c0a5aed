/** What is asked before a passkey or the second factor is changed. */
import {
  type ListedPasskey,
  NewPasskeyForm,
  PasskeyName,
  PasswordAsked,
  type RecoveryCodes,
} from '@desert/contract/passkeys';
import { notify } from '@desert/kit';
import type { TextFieldProps } from '@desert/kit/forms';
import { type Modal, openModal, sendApi } from '@desert/kit/shell';
import { addPasskey } from '../../passkeys/askDevice.ts';
import { deviceName } from '../deviceName.ts';
import { formModal } from './FormModal.tsx';
import { recoveryCodesModal } from './RecoveryCodesModal.tsx';

interface Changing {
  /** Called when it is changed. */
  onChanged: () => Promise<void>;
}

interface ChangingOne extends Changing {
  passkey: ListedPasskey;
}

const PASSWORD: TextFieldProps = {
  label: 'Password',
  name: 'password',
  type: 'password',
  autoComplete: 'current-password',
};

const nameField = (defaultValue: string): TextFieldProps => ({
  label: 'Name',
  name: 'name',
  defaultValue,
  hint: 'To know it by: nobody else sees it.',
});

export const passkeyModals = {
  add: ({ onChanged }: Changing): Modal =>
    formModal({
      title: 'Add a passkey',
      waiting: 'Waiting for your device...',
      fields: [nameField(deviceName(navigator.userAgent)), PASSWORD],
      schema: NewPasskeyForm,
      send: ({ name, password }) => addPasskey(name, password),
      onDone: () => tell('Your passkey is added.', onChanged),
    }),

  rename: ({ passkey, onChanged }: ChangingOne): Modal =>
    formModal({
      title: 'Rename',
      waiting: 'Renaming...',
      fields: [nameField(passkey.name)],
      schema: PasskeyName,
      send: (values) => sendApi('PUT', `/api/account/passkeys/${passkey.id}/`, values),
      onDone: () => tell('Your passkey is renamed.', onChanged),
    }),

  remove: ({ passkey, isLast, onChanged }: ChangingOne & { isLast: boolean }): Modal =>
    formModal({
      title: 'Remove the passkey',
      waiting: 'Removing...',
      look: 'danger',
      children: (
        <p>
          <bdi>{passkey.name}</bdi> will open your account no more.
          {isLast && ' It is your last one: the second factor is turned off with it.'}
        </p>
      ),
      fields: [PASSWORD],
      schema: PasswordAsked,
      send: (values) => sendApi('DELETE', `/api/account/passkeys/${passkey.id}/`, values),
      onDone: () => tell('Your passkey is removed.', onChanged),
    }),

  turnOn: ({ onChanged }: Changing): Modal =>
    formModal({
      title: 'Turn on',
      waiting: 'Turning on...',
      children: <p>From then on a log-in with your password takes a passkey as well.</p>,
      fields: [PASSWORD],
      schema: PasswordAsked,
      send: ({ password }) => sendApi('PUT', '/api/account/second-factor/', { password, on: true }),
      onDone: (body) => showCodes(body, onChanged),
    }),

  turnOff: ({ onChanged }: Changing): Modal =>
    formModal({
      title: 'Turn off',
      waiting: 'Turning off...',
      children: <p>Your password alone opens your account then. Your recovery codes go.</p>,
      fields: [PASSWORD],
      schema: PasswordAsked,
      send: ({ password }) =>
        sendApi('PUT', '/api/account/second-factor/', { password, on: false }),
      onDone: () => tell('The second factor is off.', onChanged),
    }),

  renewCodes: ({ onChanged }: Changing): Modal =>
    formModal({
      title: 'Make new codes',
      waiting: 'Making them...',
      children: <p>Those that you have are good no more then.</p>,
      fields: [PASSWORD],
      schema: PasswordAsked,
      send: (values) => sendApi('POST', '/api/account/recovery-codes/', values),
      onDone: (body) => showCodes(body, onChanged),
    }),
};

function tell(text: string, onChanged: Changing['onChanged']) {
  notify(text);
  void onChanged();
}

function showCodes(body: unknown, onChanged: Changing['onChanged']) {
  openModal(recoveryCodesModal((body as RecoveryCodes).recovery_codes));
  void onChanged();
}
