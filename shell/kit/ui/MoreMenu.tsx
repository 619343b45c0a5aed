import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import later from './MoreMenu.later.module.css';

/** A menu of buttons that few visitors need: below its button, and on a phone at the bottom of the screen. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <span data-needs-script>
      <Button look="subtle" icon={Ellipsis} popoverTarget={id}>
        <span className="visually-hidden">More</span>
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`card ${later.menu}`}
        // Runs before the action of the button, so that the focus is back on 'More' when a modal opens.
        onClickCapture={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </span>
  );
}
