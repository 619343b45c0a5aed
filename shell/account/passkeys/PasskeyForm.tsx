import type { ApiResponse } from '@desert/contract/pages/page';
import { body } from '@desert/contract/text/body';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { useHydratedValue } from '@desert/kit/shell';

const NOTHING_TYPED = body({});

interface PasskeyFormProps {
  label: string;
  send: () => Promise<ApiResponse>;
  onDone: (account: unknown) => void;
}

/** Form with one button, which uses a passkey. Renders nothing if the browser does not support passkeys. */
export function PasskeyForm({ label, send, onDone }: PasskeyFormProps) {
  const form = useForm({ schema: NOTHING_TYPED, send, onDone });
  if (!useHasPasskeys()) return null;
  return (
    <Form form={form} className="stack" method="post" data-needs-script>
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
