import type { Message } from '@desert/contract/conversations';
import { Button } from '@desert/kit';
import { useEffect, useState } from 'react';
import styles from './Messages.module.css';

export function NewMessageButton({ last, isOwn }: { last: Message | undefined; isOwn: boolean }) {
  const id = last?.id;
  // Messages that were there on opening are not new.
  const [first] = useState(id);
  const [unseen, setUnseen] = useState<number>();

  useEffect(() => {
    const element = id === undefined || id === first || isOwn ? null : itemOf(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) observer.disconnect();
      setUnseen(entry?.isIntersecting ? undefined : id);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, first, isOwn]);

  if (id === undefined || unseen !== id) return null;

  function show(id: number) {
    const item = itemOf(id);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.arrived}>
      <Button onClick={() => show(id)}>New message</Button>
    </div>
  );
}

const itemOf = (id: number) => document.querySelector<HTMLElement>(`#message-${id}`);
