import { type EraId, ERAS } from '@desert/contract/history/seasons';
import { Link } from '@desert/kit';

interface EraNavProps {
  pathOf: (era: EraId | null) => string;
  era: EraId | null;
}

export function EraNav({ pathOf, era }: EraNavProps) {
  const eras = [{ id: null, name: 'Entire franchise' }, ...ERAS] as const;
  return (
    <nav aria-label="Teams">
      <ul className="row align-stretch gap-2">
        {eras.map(({ id, name }) => (
          <li key={name}>
            <Link
              className="target pill choice unbroken ink"
              href={pathOf(id)}
              aria-current={id === era ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
