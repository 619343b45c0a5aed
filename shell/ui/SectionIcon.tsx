import type { SectionLink } from '@desert/contract/pages/shell';
import { IconFrame } from '@desert/kit/shell';

const DEFAULT_ICON = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';

interface SectionIconProps {
  section: SectionLink | undefined;
  size?: string | undefined;
  className?: string | undefined;
}

export function SectionIcon({ section, size, className }: SectionIconProps) {
  return (
    <IconFrame size={size} className={className}>
      <path d={section?.icon ?? DEFAULT_ICON} />
    </IconFrame>
  );
}
