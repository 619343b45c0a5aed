import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import buttons from '../ui/Button.module.css';
import styles from './ToggleButton.module.css';

interface ToggleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: 'like' | 'save';
  icon: LucideIcon;
}

export function ToggleButton({ look, icon: Icon, children, ...rest }: ToggleButtonProps) {
  const own = look === 'like' ? styles.like : styles.save;
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.subtle} ${styles.button} ${own}`}
      {...rest}
    >
      <Icon className={styles.icon} size="1.25rem" aria-hidden="true" />
      {children}
    </button>
  );
}
