import type { SectionLink } from '@desert/contract/pages/shell';
import { Link } from '@desert/kit';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { SectionIcon } from './SectionIcon.tsx';

interface SectionHeadingProps {
  section: SectionLink;
  id: string;
  href?: string;
  level?: 2 | 3;
}

export function SectionHeading({
  section,
  id,
  href = section.path,
  level = 2,
}: SectionHeadingProps) {
  const { label } = section;
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className="self-start">
      <Link href={href} className="target row gap-2 quiet-link">
        <SectionIcon section={section} size="1.375rem" className="accent rigid" />
        {label}
        <ChevronRight size="1.375rem" className="accent rigid" aria-hidden="true" />
      </Link>
    </Heading>
  );
}
