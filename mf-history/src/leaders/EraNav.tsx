import { type EraId, ERAS } from '@desert/contract/history/seasons';
import { ChoiceNav } from '../ChoiceNav.tsx';

interface EraNavProps {
  pathOf: (era: EraId | null) => string;
  era: EraId | null;
}

export function EraNav({ pathOf, era }: EraNavProps) {
  const eras = [{ id: null, name: 'Entire franchise' }, ...ERAS] as const;
  return (
    <ChoiceNav
      label="Teams"
      choices={eras.map(({ id, name }) => ({ name, href: pathOf(id), isCurrent: id === era }))}
    />
  );
}
