import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from '../ui/actions.module.css';
import buttons from '../ui/Button.module.css';

interface ToggleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
}

export function ToggleButton({ className, icon: Icon, children, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.subtle} ${styles.toggle} ${className ?? ''}`}
      {...rest}
    >
      <Icon className={`accent ${styles.icon}`} size="1.25rem" aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
