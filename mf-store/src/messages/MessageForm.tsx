import { MAX_MESSAGE, MessageFormSchema as Schema } from '@desert/contract/store/conversations';
import { isWaiting, requestSignIn, TextField } from '@desert/kit';
import {
  ConfirmFirst,
  openDraft,
  Form,
  FormSummary,
  SubmitButton,
  TextArea,
  useForm,
} from '@desert/kit/forms';
import { useCallback, useRef, useState } from 'react';
import { CONVERSATIONS_ADDRESS, noteSentMessage } from './conversation.ts';
import styles from './ConversationPage.module.css';

const FIELDS = ['content', 'offer'] as const;
type FieldName = (typeof FIELDS)[number];

export interface MessageFormProps {
  name: string;
  label: string;
  offers: boolean;
  /** Where messages are POSTed. */
  address: string;
  /** More of the body. */
  about?: { merch_id: number };

  onSent: (body: unknown) => void;
}

/** Message form with an optional offer. Drafts are kept until sent; text typed during the request stays. */
export function MessageForm({ name, label, offers, address, about, onSent }: MessageFormProps) {
  const [drafts] = useState(() => ({
    content: openDraft(name),
    offer: openDraft(`${name} offer`),
  }));
  const [isRestored, setRestored] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<Record<string, unknown>>({});

  const fieldOf = (field: FieldName) => findInput(element.current, field);

  // A ref callback runs only in the browser: the server has no drafts.
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form;
      const restored = FIELDS.filter((field) => {
        const input = findInput(form, field);
        const before = drafts[field].read();
        if (!input) return false;
        // The member may have typed before hydration.
        if (input.value !== '') drafts[field].write(input.value);
        if (before === null || input.value !== '') return false;
        input.value = before;
        return true;
      });
      if (restored.includes('content')) setRestored(true);
    },
    [drafts],
  );

  const form = useForm({
    schema: Schema,
    async send({ content }, typed: Record<string, unknown>) {
      sent.current = typed;
      const offer = typeof typed['offer'] === 'string' ? typed['offer'].trim() : '';
      const body = { ...about, content, ...(offer && { offer }) };
      const response = await drafts.content.post(address, body);
      if (response.status === 401) requestSignIn();
      return drafts.content.queueIfUnanswered(response, {
        address,
        text: `Message: ${content}`,
        changes: CONVERSATIONS_ADDRESS,
      });
    },
    onDone(body) {
      for (const field of FIELDS) {
        const input = fieldOf(field);
        drafts[field].clear();
        if (!input) continue;
        if (input.value === sent.current[field]) input.value = '';
        else drafts[field].write(input.value);
      }
      setRestored(false);
      if (isWaiting(body)) return undefined;
      noteSentMessage();
      fieldOf('content')?.focus();
      return onSent(body);
    },
  });
  return (
    <>
      <noscript>
        <p>You’ll need JavaScript to send a message. Turn it on and reload this page.</p>
      </noscript>
      <Form ref={restore} form={form} className="stack tight fill" data-needs-script>
        <ConfirmFirst />
        <FormSummary />
        <TextArea
          label={label}
          name="content"
          rows={3}
          maxLength={MAX_MESSAGE}
          onInput={({ currentTarget }) => drafts.content.write(currentTarget.value)}
          hint={isRestored ? 'We restored your draft.' : undefined}
        />
        <div className="row align-end">
          {offers && (
            <div className={styles.offerField}>
              <TextField
                label="Make an offer (optional)"
                name="offer"
                inputMode="decimal"
                autoComplete="off"
                placeholder="$0.00"
                hint="Offers aren’t binding. Buyer and seller arrange payment and shipping."
                onInput={({ currentTarget }) => drafts.offer.write(currentTarget.value)}
              />
            </div>
          )}
          <SubmitButton waiting="Sending...">Send</SubmitButton>
        </div>
      </Form>
    </>
  );
}

function findInput(form: HTMLFormElement | null, field: FieldName) {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement ? input : null;
}
