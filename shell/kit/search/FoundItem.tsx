import type { MarkedText } from '@desert/contract/search/search';
import { RecordPicture } from '../images/Picture.tsx';
import { Marked } from '../text/Marked.tsx';
import { CardTitle } from '../ui/CardTitle.tsx';
import type { FoundEntry } from './foundKinds.ts';
import styles from './FoundGroups.module.css';

interface FoundItemProps {
  title: MarkedText;
  text: MarkedText;
  entry: FoundEntry;
}

export function FoundItem({ title, text, entry }: FoundItemProps) {
  const words = text.length > 0 ? text : [entry.text ?? ''];
  return (
    <li className="shaded positioned tight align-start pad-3-4 flex">
      {entry.picture && (
        <div className={`clipped rounded rigid ${styles.picture}`}>
          <RecordPicture image={entry.picture.image} name={entry.title} place="small" />
        </div>
      )}
      <div className="stack gap-1 shrinks">
        <CardTitle
          level={3}
          href={entry.href}
          className={`font-body text-large lines-2 ${styles.title}`}
        >
          <Marked text={title.length > 0 ? title : [entry.title]} />
        </CardTitle>
        {words[0] !== '' || words.length > 1 ? (
          <p className="clamped lines-2" dir="auto">
            <Marked text={words} />
          </p>
        ) : undefined}
        <div className={`caption row align-stretch gap-0-3 ${styles.line}`}>{entry.line}</div>
      </div>
    </li>
  );
}
