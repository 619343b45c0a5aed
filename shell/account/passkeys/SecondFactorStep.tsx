import { type PasskeyRequest, RecoveryCodeForm } from '@desert/contract/accounts/passkeys';
import type { ApiResponse } from '@desert/contract/pages/page';
import { showToast } from '@desert/kit';
import { sendApi, type TextFieldProps } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';
import { ModalForm } from '../ModalForm.tsx';
import { requireCookie } from '../signInAs.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

export interface SecondFactorStepProps {
  asked: PasskeyRequest;
  /** Wraps each request, so that the caller can notice a suspension in the response. */
  noteSuspension?: (sent: Promise<ApiResponse>) => Promise<ApiResponse>;
  onDone: (account: unknown) => void;
  onGiveUp: () => void;
}

const RECOVERY_CODE: TextFieldProps = {
  label: 'Recovery code',
  name: 'recovery_code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  hint: 'One of the codes you saved when you turned on two-step verification. Hyphens are optional.',
};

export function SecondFactorStep({
  asked,
  noteSuspension = requireCookie,
  onDone,
  onGiveUp,
}: SecondFactorStepProps) {
  const step = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} tabIndex={-1} className="stack">
      <p>Your password is correct. To finish logging in, use a passkey or a recovery code.</p>
      <PasskeyForm
        label="Use a passkey"
        send={async () =>
          noteSuspension((await import('./askDevice.ts')).requestSecondFactor(asked))
        }
        onDone={onDone}
      />
      <ModalForm
        fields={[RECOVERY_CODE]}
        schema={RecoveryCodeForm}
        send={({ recovery_code }) =>
          noteSuspension(
            sendApi('POST', '/api/auth/second-factor/', { ticket: asked.ticket, recovery_code }),
          )
        }
        submit="Use code"
        waiting="Logging in..."
        cancel="Start over"
        onCancel={onGiveUp}
        onDone={(account) => {
          onDone(account);
          showToast(
            'That recovery code is now used up. Check your account settings to see how many you have left.',
          );
        }}
      />
    </div>
  );
}
