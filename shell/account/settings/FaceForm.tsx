import type { Account } from '@desert/contract/accounts/account';
import { FaceInput } from '@desert/contract/accounts/account-settings';
import { ERAS } from '@desert/contract/history/seasons';
import { Face, showToast, useViewer } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { changeViewer, sendApi } from '@desert/kit/shell';
import { SelectField, TextField } from '@desert/kit/shell/controls';
import { useState } from 'react';
import { useSiteCache } from '../../sections/site.ts';
import styles from './SettingsPage.module.css';

export function FaceForm() {
  const cache = useSiteCache();
  const viewer = useViewer();
  const [initial] = useState(viewer?.face?.split('-') ?? []);
  const [[era, number], setChosen] = useState<(FormDataEntryValue | null)[]>(initial);
  const form = useForm({
    schema: FaceInput,
    send: (values) => sendApi('PUT', '/api/account/face/', values),
    onDone(body) {
      const { face } = body as Account;
      if (viewer) changeViewer({ ...viewer, ...(face !== undefined && { face }) });
      cache.invalidate('/api/');
      showToast('Your number is saved.');
    },
  });
  const face =
    typeof era === 'string' && typeof number === 'string' && era && number
      ? { face: `${era}-${number}` }
      : {};
  return (
    <div className={`faced ${styles.number}`}>
      <Face member={{ username: viewer?.username ?? '', ...face }} />
      <Form
        form={form}
        className="stack tight"
        method="post"
        onInput={({ currentTarget }) => {
          const data = new FormData(currentTarget);
          setChosen([data.get('era'), data.get('number')]);
        }}
      >
        <p>It’s on the back of your sweater, next to everything you post.</p>
        <FormSummary />
        <div className="row align-end" data-needs-script>
          <TextField
            label="Jersey number"
            name="number"
            inputMode="numeric"
            maxLength={2}
            size={4}
            required
            defaultValue={initial[1]}
          />
          <SelectField
            label="Era"
            name="era"
            none="Choose an era"
            required
            defaultValue={initial[0]}
            choices={ERAS.map(({ color, name }) => [color, name] as const)}
          />
          <SubmitButton waiting="Saving...">Save number</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
