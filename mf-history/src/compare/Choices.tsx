import type { TagChoice } from '@desert/contract/tags';

interface ChoicesProps {
  /** Which fields take its choices, as their `list`. */
  id: string;
  choices: readonly TagChoice[];
}

/** What a browser offers while somebody types: names, and of several who share one what their addresses have. */
export function Choices({ id, choices }: ChoicesProps) {
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
