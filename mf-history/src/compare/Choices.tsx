import type { TagChoice } from '@desert/contract/tags/tags';

interface ChoicesProps {
  id: string;
  choices: readonly TagChoice[];
}

/** Options of a text field: names, or slugs for names that several players share. */
export function PlayerChoices({ id, choices }: ChoicesProps) {
  const labels = choices.map(({ label }) => label);
  const shared = new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
  return (
    <datalist id={id}>
      {choices.map(({ path, label, about }) => (
        <option key={path} value={shared.has(label) ? path.replace(/.*\//, '') : label}>
          {about}
        </option>
      ))}
    </datalist>
  );
}
