import {
  BookImage,
  CircleDot,
  type LucideIcon,
  Newspaper,
  ShoppingBag,
  Trophy,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  store: ShoppingBag,
  news: Newspaper,
  history: Trophy,
  memories: BookImage,
};

interface SectionIconProps {
  /** The section's name; an unknown one gets a puck. */
  name: string;
  className?: string | undefined;
}

export function SectionIcon({ name, className }: SectionIconProps) {
  const Icon = ICONS[name] ?? CircleDot;
  return <Icon className={className} aria-hidden="true" />;
}
