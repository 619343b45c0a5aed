import { MESSAGE_MAX, MessageForm as Schema } from '@desert/contract/conversations';
import type { Answer } from '@desert/contract/page';
import {
  type Draft,
  Form,
  FormSummary,
  SubmitButton,
  TextArea,
  TextField,
  useForm,
} from '@desert/kit/forms';
import { useEffect, useRef, useState } from 'react';
import styles from './MessageForm.module.css';

export interface MessageFormProps {
  /** What was typed before, and by which key it is sent. */
  draft: Draft;
  /** 'Message to ann' */
  label: string;
  /** Whether an amount can be named. */
  offers: boolean;
  /** What the button says. */
  submit: string;
  /** @param body as the API takes it */
  send: (body: { content: string; offer?: string }) => Promise<Answer>;
  /** Called with what the API answered. */
  onSent: (body: unknown) => void | Promise<void>;
}

/** Writes a message, with an offer if one likes. What was typed is kept until it is sent; after that the form is empty. */
export function MessageForm(props: MessageFormProps) {
  const { draft, label, offers, submit, send, onSent } = props;
  const [sent, setSent] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // Once it is hydrated: the server knows of no draft.
  useEffect(() => {
    const field = element.current?.elements.namedItem('content');
    const before = draft.read();
    if (!(field instanceof HTMLTextAreaElement) || before === null || field.value !== '') return;
    field.value = before;
    setRestored(true);
  }, [draft]);
  const form = useForm({
    schema: Schema,
    send: ({ content }, { offer }: Record<string, unknown>) => {
      const amount = typeof offer === 'string' ? offer.trim() : '';
      return send({ content, ...(amount && { offer: amount }) });
    },
    async onDone(body) {
      draft.clear();
      setRestored(false);
      await onSent(body);
      setSent(sent + 1);
    },
  });
  return (
    <Form
      key={sent}
      ref={element}
      form={form}
      className={`stack tight ${styles.form}`}
      data-needs-script
    >
      <FormSummary />
      <TextArea
        label={label}
        name="content"
        rows={3}
        maxLength={MESSAGE_MAX}
        onInput={({ currentTarget }) => draft.write(currentTarget.value)}
        hint={isRestored ? 'This is what you typed before.' : undefined}
      />
      <div className={`row ${styles.end}`}>
        {offers && (
          <div className={styles.offer}>
            <TextField
              label="Offer (optional)"
              name="offer"
              inputMode="decimal"
              autoComplete="off"
              placeholder="$0.00"
            />
          </div>
        )}
        <SubmitButton waiting="Sending...">{submit}</SubmitButton>
      </div>
    </Form>
  );
}
