import type { Suggestion } from '@desert/contract/search';
import { Marked } from '@desert/kit/shell';
import { CircleUserRound, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSite } from '../src/site.ts';
import { SectionIcon } from '../ui/SectionIcon.tsx';
import { sectionOf } from './sectionOf.ts';
import styles from './Suggestions.module.css';

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion | undefined;
  text: string;
  selected: boolean;
  onChoose: () => void;
}

export function SuggestionOption({
  id,
  suggestion,
  text,
  selected,
  onChoose,
}: SuggestionOptionProps) {
  const { sections } = useSite().state;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.option}
      onClick={onChoose}
    >
      {suggestion?.kind === 'member' ? (
        <CircleUserRound size="1.125rem" aria-hidden="true" />
      ) : suggestion ? (
        <SectionIcon name={sectionOf(suggestion.kind, sections)?.name ?? ''} size="1.125rem" />
      ) : (
        <Search size="1.125rem" aria-hidden="true" />
      )}
      <span className={styles.label} dir="auto">
        {suggestion ? <Marked text={suggestion.label} /> : `Search for “${text}”`}
      </span>{' '}
      {suggestion && <span className={`caption ${styles.about}`}>{suggestion.about}</span>}
    </div>
  );
}
