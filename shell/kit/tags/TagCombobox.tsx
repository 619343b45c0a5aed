import { ALL_TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { TAG_NAMES_FIELD, tagKey } from '@desert/contract/tags/tags';
import type { InputHTMLAttributes, RefObject } from 'react';
import { Option, Options } from '../combobox/Options.later.tsx';
import type { TagComboboxState as Combobox } from './useTagCombobox.ts';
import fields from '../form/fields.module.css';
import styles from './TagsField.module.css';

interface TagComboboxProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'aria-invalid' | 'defaultValue'
> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  combobox: Combobox;
  live: boolean;
}

/** Maximum length of the field in UTF-16 units: enough for `MAX_TAGS` names. */
const MAX_NAMES = 500;

export function TagCombobox({ id, input, combobox, live, ...rest }: TagComboboxProps) {
  const { options, combobox: ownCombobox } = combobox;
  return (
    <div className="positioned">
      <input
        ref={input}
        id={id}
        name={TAG_NAMES_FIELD}
        className={`fill pad-2-3 inherit rounded ${fields.input}`}
        dir="auto"
        maxLength={MAX_NAMES}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...rest}
      />
      {live && (
        <Options
          id={ownCombobox.id}
          aria-label={`Matching ${ALL_TAG_KINDS}`}
          className={styles.options}
          hidden={options.length === 0}
        >
          {options.map((choice, at) => (
            <Option key={tagKey(choice)} {...ownCombobox.optionProps(at)}>
              <span>{choice.label}</span> <span className="caption">{choice.about}</span>
            </Option>
          ))}
        </Options>
      )}
    </div>
  );
}
