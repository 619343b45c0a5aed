import {
  BookImage,
  CircleDot,
  type LucideIcon,
  type LucideProps,
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

/** A section's icon, by its name; a puck for one that is not known here. */
export function SectionIcon({ name, ...rest }: LucideProps & { name: string }) {
  const Icon = ICONS[name] ?? CircleDot;
  return <Icon {...rest} aria-hidden="true" />;
}
