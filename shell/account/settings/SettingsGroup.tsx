import { type ReactNode, type Ref, useId } from 'react';
import styles from './SettingsPage.module.css';

interface SettingsGroupProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export function SettingsGroup({ id, heading, children }: SettingsGroupProps) {
  const headingId = useId();
  return (
    <section id={id} className="stack tight" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div className="card divided">{children}</div>
    </section>
  );
}

interface SettingsPartProps {
  /** Element that takes the focus when the focused button is removed. Ignored without a heading. */
  ref?: Ref<HTMLDivElement>;
  heading?: string;
  children: ReactNode;
}

export function SettingsPart({ ref, heading, children }: SettingsPartProps) {
  const id = useId();
  if (heading === undefined)
    return <div className={`stack justify-start pad-4 ${styles.part}`}>{children}</div>;
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role="group"
      className={`stack tight justify-start pad-4 ${styles.part}`}
      aria-labelledby={id}
    >
      <h3 id={id}>{heading}</h3>
      {children}
    </div>
  );
}
