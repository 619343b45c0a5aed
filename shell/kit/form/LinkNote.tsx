import { collectTypedLinks } from '@desert/contract/text/links';
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../app/session.ts';
import styles from './fields.module.css';

/** The fields whose links are reviewed; links to pictures are not. */
const TEXTS = 'textarea, [name="title"], [name="name"]';

/** Tells a new member who types a link that a moderator reviews it. Without scripts it is always shown. */
export function LinkNote() {
  const isNew = useViewer()?.is_new;
  const note = useRef<HTMLParagraphElement>(null);
  const [hasLink, setHasLink] = useState(false);
  useEffect(() => {
    const form = note.current?.closest('form');
    if (!form) return undefined;
    const check = () => {
      const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS);
      setHasLink(
        collectTypedLinks(
          Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value])),
        ).size > 0,
      );
    };
    check();
    form.addEventListener('input', check);
    return () => form.removeEventListener('input', check);
  }, [isNew]);
  if (!isNew) return null;
  return (
    <p ref={note} role="status" className={hasLink ? 'caption' : `caption ${styles.noLink}`}>
      A moderator reviews a new member’s first links before they appear.
    </p>
  );
}
