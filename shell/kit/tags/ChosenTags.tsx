import { TAGS_FIELD } from '@desert/contract/tags/tags';
import X from 'lucide-react/icons/x';
import { type ChosenTag, LABELS_FIELD } from './tagFields.ts';
import styles from './TagsField.module.css';

interface ChosenTagsProps {
  chosen: readonly ChosenTag[];
  /** Whether to reserve room for the address's tag, which is selected once the choices load. */
  expected: boolean;
  onRemove: (key: string, at: number) => void;
}

/** The selected tags, each with a button that removes it or, without JavaScript, a checkbox. */
export function ChosenTags({ chosen, expected, onRemove }: ChosenTagsProps) {
  return (
    <ul
      className={`row gap-2 ${styles.chosen}`}
      aria-label="Chosen tags"
      data-expected={expected || undefined}
    >
      {chosen.map(({ key, label }, at) => (
        <li key={key} className={`pill flex shrinks ${styles.chip}`}>
          <label className={`target breakable ${styles.name}`}>
            <input
              type="checkbox"
              name={TAGS_FIELD}
              value={key}
              defaultChecked
              className={styles.check}
            />
            <bdi>{label}</bdi>
          </label>
          <input type="hidden" name={LABELS_FIELD} value={`${key} ${label}`} />
          <button
            type="button"
            className="round"
            aria-label={`Remove ${label}`}
            data-needs-script
            data-remove
            onClick={() => onRemove(key, at)}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
