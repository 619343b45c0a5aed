import {
  type ListedPasskey,
  NewPasskeyForm,
  PasskeyName,
  PasswordAsked,
  type RecoveryCodes,
} from '@desert/contract/accounts/passkeys';
import { showToast } from '@desert/kit';
import { type Modal, openModal, sendApi, type TextFieldProps } from '@desert/kit/shell';
import { createFormModal } from '../../ModalForm.tsx';
import { requestNewPasskey } from '../../passkeys/askDevice.ts';
import { CURRENT_PASSWORD } from '../../passwordFields.tsx';
import { formatDeviceName } from '../deviceName.ts';
import { createRecoveryCodesModal } from './RecoveryCodesModal.tsx';

interface Changing {
  onChanged: () => Promise<unknown>;
}

interface ChangingOne extends Changing {
  passkey: ListedPasskey;
}

const definePasskeyNameField = (defaultValue: string): TextFieldProps => ({
  label: 'Name',
  name: 'name',
  defaultValue,
  hint: 'A name to tell your passkeys apart. Only you can see it.',
});

export const passkeyModals = {
  add: ({ onChanged }: Changing): Modal =>
    createFormModal({
      title: 'Add a passkey',
      waiting: 'Waiting for your device...',
      fields: [definePasskeyNameField(formatDeviceName(navigator.userAgent)), CURRENT_PASSWORD],
      schema: NewPasskeyForm,
      send: ({ name, password }) => requestNewPasskey(name, password),
      onDone: () => showChangeToast('Passkey added.', onChanged),
    }),

  rename: ({ passkey, onChanged }: ChangingOne): Modal =>
    createFormModal({
      title: 'Rename passkey',
      waiting: 'Renaming...',
      fields: [definePasskeyNameField(passkey.name)],
      schema: PasskeyName,
      send: (values) => sendApi('PUT', `/api/account/passkeys/${passkey.id}/`, values),
      onDone: () => showChangeToast('Passkey renamed.', onChanged),
    }),

  remove: ({ passkey, isLast, onChanged }: ChangingOne & { isLast: boolean }): Modal =>
    createFormModal({
      title: 'Remove passkey',
      waiting: 'Removing...',
      look: 'danger',
      children: (
        <p>
          You won’t be able to log in with <bdi>{passkey.name}</bdi> anymore.
          {isLast && ' It’s your last passkey, so two-step verification will be turned off too.'}
        </p>
      ),
      fields: [CURRENT_PASSWORD],
      schema: PasswordAsked,
      send: (values) => sendApi('DELETE', `/api/account/passkeys/${passkey.id}/`, values),
      onDone: () => showChangeToast('Passkey removed.', onChanged),
    }),

  turnOn: ({ onChanged }: Changing): Modal =>
    createFormModal({
      title: 'Turn on two-step verification',
      waiting: 'Turning on...',
      children: (
        <p>
          Once this is on, logging in with your password will also require a passkey or a recovery
          code.
        </p>
      ),
      fields: [CURRENT_PASSWORD],
      schema: PasswordAsked,
      send: ({ password }) => sendApi('PUT', '/api/account/second-factor/', { password, on: true }),
      onDone: (body) => showCodes(body, onChanged),
    }),

  turnOff: ({ onChanged }: Changing): Modal =>
    createFormModal({
      title: 'Turn off two-step verification',
      waiting: 'Turning off...',
      children: (
        <p>You’ll log in with just your password, and your recovery codes will stop working.</p>
      ),
      fields: [CURRENT_PASSWORD],
      schema: PasswordAsked,
      send: ({ password }) =>
        sendApi('PUT', '/api/account/second-factor/', { password, on: false }),
      onDone: () => showChangeToast('Two-step verification is off.', onChanged),
    }),

  renewCodes: ({ onChanged }: Changing): Modal =>
    createFormModal({
      title: 'Get new codes',
      waiting: 'Getting new codes...',
      children: <p>Your current codes will stop working.</p>,
      fields: [CURRENT_PASSWORD],
      schema: PasswordAsked,
      send: (values) => sendApi('POST', '/api/account/recovery-codes/', values),
      onDone: (body) => showCodes(body, onChanged),
    }),
};

function showChangeToast(text: string, onChanged: Changing['onChanged']) {
  showToast(text);
  void onChanged();
}

function showCodes(body: unknown, onChanged: Changing['onChanged']) {
  openModal(createRecoveryCodesModal((body as RecoveryCodes).recovery_codes));
  void onChanged();
}
