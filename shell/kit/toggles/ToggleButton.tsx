import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import buttons from '../ui/Button.module.css';
import styles from './ToggleButton.module.css';

interface ToggleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
}

export function ToggleButton({ className, icon: Icon, children, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.subtle} ${styles.button} ${className ?? ''}`}
      {...rest}
    >
      <Icon className={styles.icon} size="1.25rem" aria-hidden="true" />
      {children}
    </button>
  );
}
