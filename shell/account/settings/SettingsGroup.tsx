import { type ReactNode, useId } from 'react';
import styles from './SettingsPage.module.css';

interface SettingsGroupProps {
  /** The URL fragment, without '#'. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** Settings that belong together, on a card. */
export function SettingsGroup({ id, heading, children }: SettingsGroupProps) {
  const headingId = useId();
  return (
    <section id={id} className="stack tight" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div className="card">{children}</div>
    </section>
  );
}

/** One setting of a group; it has a heading unless it is the group's only one. */
export function SettingsPart({ heading, children }: { heading?: string; children: ReactNode }) {
  const id = useId();
  if (heading === undefined) return <div className={`stack ${styles.part}`}>{children}</div>;
  return (
    <div role="group" className={`stack tight ${styles.part}`} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </div>
  );
}
