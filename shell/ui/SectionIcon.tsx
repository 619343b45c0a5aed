import type { SectionLink } from '@desert/contract/pages/shell';

const DEFAULT_ICON = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';

interface SectionIconProps {
  section: SectionLink | undefined;
  size?: string;
  className?: string | undefined;
}

export function SectionIcon({ section, size = '24', className }: SectionIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={section?.icon ?? DEFAULT_ICON} />
    </svg>
  );
}
