import { ALL_TAG_KINDS, ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import { type Tag, TAG_NAMES_FIELD, TAGS_FIELD, MAX_TAGS } from '@desert/contract/tags/tags';
import { useContext, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RestoredValues } from '../app/fieldValues.ts';
import { useHydrated } from '../app/hydration.ts';
import { useAddress } from '../app/router.tsx';
import { SavedVersion } from '../form/fields.tsx';
import { FormContext } from '../form/Form.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import { indexNames } from './nameIndex.ts';
import { SuggestedTags } from './SuggestedTags.tsx';
import { suggestTags } from './suggestTags.ts';
import { TagCombobox } from './TagCombobox.tsx';
import { ASKED_FIELD, findQueryTag, UNRESOLVED_FIELD } from './tagFields.ts';
import { describeRoom, useAskedTag, useChosenTags } from './useChosenTags.ts';
import { useFormText } from './useFormText.ts';
import { useTagChoices } from './useTagChoices.ts';
import { useTagCombobox } from './useTagCombobox.ts';
import fields from '../form/fields.module.css';

interface TagsFieldProps {
  tags: readonly Tag[] | undefined;
  /** Names, separated by spaces, of the form fields whose text suggests tags: 'title details'. */
  from: string;
}

const NO_TAGS: readonly Tag[] = [];

/** Field that adds tags by typing or from suggestions. Without JavaScript, it submits the names as typed. */
export function TagsField({ tags, from }: TagsFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { errors } = useContext(FormContext);
  const restored = useContext(RestoredValues);
  const { search } = useAddress();
  const preselected = tags ? undefined : findQueryTag(search);
  const isLive = useHydrated();
  const list = useTagChoices();
  const tied = useChosenTags(input, tags ?? NO_TAGS);
  const isResolved = useAskedTag(preselected, list, tied);
  const combobox = useTagCombobox(input, list, tied);
  const text = useFormText(input, from, list.load);
  const index = useMemo(() => list.choices && indexNames(list.choices), [list.choices]);
  const { chosen, removed } = tied;
  const suggested = useMemo(() => {
    if (!index || chosen.length >= MAX_TAGS) return [];
    return suggestTags(index, text, new Set(chosen.map(({ key }) => key)), removed);
  }, [index, text, chosen, removed]);
  const wrong = errors[TAG_NAMES_FIELD];
  const described = [`${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  const room = describeRoom(chosen.length);

  /** Adds or removes a tag, which removes the pressed button. Moves the focus to the nearest button or the input. */
  function change(by: () => void, selector: string, at: number) {
    flushSync(by);
    const all = field.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const others = field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (all[at] ?? all[at - 1] ?? others[others.length - 1] ?? input.current)?.focus();
  }

  return (
    <div ref={field} className={`stack gap-1 ${fields.field}`}>
      <label htmlFor={id}>{`Tag ${ALL_TAG_KINDS} (optional)`}</label>
      <TagCombobox
        id={id}
        input={input}
        combobox={combobox}
        live={isLive}
        defaultValue={restored?.[TAG_NAMES_FIELD]?.[0] ?? (isLive ? undefined : preselected?.text)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
      />
      {preselected && (
        <input
          type="hidden"
          name={isResolved ? ASKED_FIELD : UNRESOLVED_FIELD}
          value={preselected.key}
        />
      )}
      <p id={`${id}-hint`} className="caption">
        {isLive
          ? (combobox.nothing ?? `Find a ${ONE_TAG_KIND} by name or date. ${room}`)
          : 'Separate tags with commas: 2011-12, Shane Doan, May 7, 2012'}
      </p>
      {wrong && (
        <p id={`${id}-error`} className="text-small semibold accent">
          {wrong}
        </p>
      )}
      <SavedVersion name={TAGS_FIELD}>
        {(tags ?? NO_TAGS).map(({ label }) => label).join(', ')}
      </SavedVersion>
      {list.failed && (
        <TryAgain label="" onRetry={list.retry}>
          {`The list of ${ALL_TAG_KINDS} didn’t load. You can still send the form without it.`}
        </TryAgain>
      )}
      <ChosenTags
        chosen={chosen}
        expected={preselected !== undefined && !restored}
        onRemove={(key, at) => change(() => tied.remove(key), '[data-remove]', at)}
      />
      <SuggestedTags
        suggested={suggested}
        onAdd={(choice, at) => change(() => tied.add([choice]), '[data-add]', at)}
      />
    </div>
  );
}
