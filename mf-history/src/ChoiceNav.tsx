import { Link } from '@desert/kit';

interface ChoiceNavProps {
  label: string;
  choices: { name: string; href: string; isCurrent: boolean }[];
}

export function ChoiceNav({ label, choices }: ChoiceNavProps) {
  return (
    <nav aria-label={label}>
      <ul className="row align-stretch gap-2">
        {choices.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <Link
              className="target pill choice unbroken ink"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
