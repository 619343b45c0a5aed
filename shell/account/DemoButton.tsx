import type { DemoAccount } from '@desert/contract/page';
import { Button } from '@desert/kit';
import type { MouseEvent } from 'react';

/** Fills the demo account into the form it stands in, and submits it. */
export function DemoButton({ demo }: { demo: DemoAccount }) {
  function fillIn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    for (const [name, value] of Object.entries(demo)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value as string;
    }
    form.requestSubmit();
  }
  return (
    <Button look="quiet" data-needs-script onClick={fillIn}>
      Demo User
    </Button>
  );
}
