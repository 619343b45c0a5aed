import { useContext, useEffect, useRef } from 'react';
import { FormContext } from './Form.tsx';
import styles from './fields.module.css';

/** Lists errors that belong to no field. Scrolls into view unless a field has an error, too. */
export function FormSummary() {
  const { errors, fields } = useContext(FormContext);
  const general = Object.entries(errors).filter(
    ([name]) => !fields.includes(name.replace(/\.\d+$/, '')),
  );
  const list = useRef<HTMLUListElement>(null);
  const alone = general.length > 0 && general.length === Object.keys(errors).length;
  useEffect(() => {
    if (alone) list.current?.scrollIntoView({ block: 'nearest' });
  }, [alone, errors]);
  return (
    <div role="alert" className={styles.alert}>
      {general.length > 0 && (
        <ul ref={list} className={`semibold accent note ${styles.summary}`}>
          {general.map(([name, message]) => (
            <li key={name}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
