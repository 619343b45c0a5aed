import type { PlaceInList, PlayerLink } from '@desert/contract/history/players';
import { BackLink, Link } from '@desert/kit';
import { playerPath } from '../paths.ts';
import styles from './PlayerNav.module.css';

export function PlayerNav({ list }: { list: PlaceInList }) {
  const { label, path, at, of, previous, next } = list;
  return (
    <nav className={`stack gap-0-2 lifted ${styles.nav}`} aria-label="Player list">
      <p className={`row gap-0-3 ${styles.back}`}>
        <BackLink href={path} className="semibold">
          Back to {label}
        </BackLink>
        <span className="caption figures">
          {at} of {of}
        </span>
      </p>
      {previous && <Neighbour player={previous} list={path} rel="prev" label="Previous player: " />}
      {next && <Neighbour player={next} list={path} rel="next" label="Next player: " />}
    </nav>
  );
}

interface NeighbourProps {
  player: PlayerLink;
  list: string;
  rel: 'prev' | 'next';
  label: string;
}

function Neighbour({ player: { slug, name }, list, rel, label }: NeighbourProps) {
  return (
    <Link className={`target pill gap-1 ${styles[rel]}`} href={playerPath(slug, list)} rel={rel}>
      <span className="visually-hidden">{label}</span>
      <span className={`clipped unbroken ${styles.name}`}>{name}</span>
    </Link>
  );
}
