import { defineBodySchema } from '@desert/contract/text/body';
import { showToast } from '@desert/kit';
import type { Modal } from '@desert/kit/shell';
import { ModalForm } from '../ModalForm.tsx';
import { requestNewPasskey } from '../passkeys/askDevice.ts';
import { formatDeviceName } from '../settings/deviceName.ts';

const NOTHING_TYPED = defineBodySchema({});

export function createPasskeyOffer(password: string, onDecline: () => void): Modal {
  return {
    label: 'Skip the password next time?',
    content: (close) => (
      <ModalForm
        heading="Skip the password next time?"
        schema={NOTHING_TYPED}
        send={() => requestNewPasskey(formatDeviceName(navigator.userAgent), password)}
        onDone={() => {
          close();
          showToast('Passkey added.');
        }}
        submit="Add a passkey"
        waiting="Waiting for your device..."
        cancel="Not now"
        onCancel={() => {
          onDecline();
          close();
        }}
      >
        <p>
          With a passkey, you log in with your fingerprint, face, or screen lock. You can remove it
          in your account settings.
        </p>
      </ModalForm>
    ),
  };
}
