import type { ApiResponse } from '@desert/contract/pages/page';
import { defineBodySchema } from '@desert/contract/text/body';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { useHydratedValue } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';

const NOTHING_TYPED = defineBodySchema({});

interface PasskeyFormProps {
  label: string;
  send: () => Promise<ApiResponse>;
  /** Waits for a passkey that the visitor chooses in a field's suggestions, and sends it. */
  autofill?: (signal: AbortSignal) => Promise<ApiResponse | undefined>;
  onDone: (account: unknown) => void;
}

/** Form with one button, which uses a passkey. Renders nothing if the browser does not support passkeys. */
export function PasskeyForm({ label, send, autofill, onDone }: PasskeyFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const autofilled = useRef<ApiResponse>(undefined);
  const wait = useRef(autofill);
  const form = useForm({
    schema: NOTHING_TYPED,
    async send() {
      const response = autofilled.current;
      autofilled.current = undefined;
      return response ?? send();
    },
    onDone,
  });

  useEffect(() => {
    // A browser has one request for a passkey at a time.
    if (form.pending || !globalThis.PublicKeyCredential?.isConditionalMediationAvailable) return;
    const controller = new AbortController();
    async function sendChosen() {
      const response = await wait.current?.(controller.signal);
      if (!response || controller.signal.aborted) return;
      autofilled.current = response;
      element.current?.requestSubmit();
    }
    // Without suggestions there is still the button.
    sendChosen().catch(() => {});
    return () => controller.abort();
  }, [form.pending]);

  if (!useHasPasskeys()) return null;
  return (
    <Form ref={element} form={form} className="stack" method="post" data-needs-script>
      <FormSummary />
      <div className="row">
        <SubmitButton look="quiet" waiting="Waiting for your device...">
          {label}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Whether the browser supports passkeys; true until hydration. */
export function useHasPasskeys(): boolean {
  return useHydratedValue(
    () => 'PublicKeyCredential' in window,
    () => true,
  );
}
