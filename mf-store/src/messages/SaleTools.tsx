import type { OpenConversation } from '@desert/contract/store/conversations';
import { Button } from '@desert/kit';
import { useRef } from 'react';
import type { NewState } from '../seller/setState.ts';
import { useAction } from '../useAction.ts';

interface SaleToolsProps {
  conversation: OpenConversation;
  name: string;
  onState: (state: NewState) => Promise<boolean>;
}

export function SaleTools({ conversation, name, onState }: SaleToolsProps) {
  const { id, item, other } = conversation;
  const line = useRef<HTMLDivElement>(null);
  const [pending, press] = useAction();
  const { state, is_here } = item;
  const choices: [isOffered: boolean, text: string, state: NewState][] = [
    [
      other !== null &&
        (state === 'for_sale' || state === 'withdrawn' || (state === 'reserved' && !is_here)),
      `Reserve for ${name}`,
      { state: 'reserved', conversation_id: id },
    ],
    [
      other !== null && state !== 'sold',
      `Mark as sold to ${name}`,
      { state: 'sold', conversation_id: id },
    ],
    [state !== 'for_sale', 'Put back up for sale', { state: 'for_sale' }],
  ];

  const make = (text: string, next: NewState) =>
    press(text, async () => {
      // The pressed button has been replaced.
      if (await onState(next)) line.current?.focus();
    });

  return (
    <div
      className="row"
      data-needs-script
      ref={line}
      tabIndex={-1}
      role="group"
      aria-label="Your item"
    >
      {choices.map(
        ([isOffered, text, next]) =>
          isOffered && (
            <Button
              key={text}
              look="quiet"
              waiting={pending === text && 'Saving...'}
              onClick={() => void make(text, next)}
            >
              {text}
            </Button>
          ),
      )}
    </div>
  );
}
