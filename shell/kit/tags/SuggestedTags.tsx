import { type TagChoice, tagKey } from '@desert/contract/tags/tags';
import Plus from 'lucide-react/icons/plus';
import styles from './TagsField.module.css';

interface SuggestedTagsProps {
  suggested: readonly TagChoice[];
  onAdd: (choice: TagChoice, at: number) => void;
}

/** Tags suggested from the form's text, or a hint in their place, so that the first suggestions move nothing. */
export function SuggestedTags({ suggested, onAdd }: SuggestedTagsProps) {
  return (
    <div className={styles.suggested} data-needs-script>
      {suggested.length === 0 ? (
        <p className="caption">
          Mention a season, a player, or a game’s date above, and we’ll suggest a tag here.
        </p>
      ) : (
        <ul className="row align-stretch gap-2 pad-block-2" aria-label="Suggested tags">
          {suggested.map((choice, at) => (
            <li key={tagKey(choice)}>
              <button
                type="button"
                className="target pill accent"
                data-add
                onClick={() => onAdd(choice, at)}
              >
                <Plus aria-hidden size={16} />
                <span>
                  Add <bdi>{choice.label}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
