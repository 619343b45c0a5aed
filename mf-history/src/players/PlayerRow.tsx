import type { PlayerSummary } from '@desert/contract/players';
import { yearsOf } from '@desert/contract/seasons';
import { Link } from '@desert/kit';
import { FigureText } from '../figures/FigureText.tsx';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { playerPath } from '../playerPath.ts';
import type { PlayerColumn } from './playerColumns.ts';
import styles from './PlayersTable.module.css';

interface PlayerRowProps {
  player: PlayerSummary;
  columns: readonly PlayerColumn[];
  /** What the list is sorted by. */
  sort: string;
  /** The list's address with its query, without its page. */
  from: string;
}

/** A player in the list. */
export function PlayerRow({ player, columns, sort, from }: PlayerRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link className={styles.link} href={playerPath(player.slug, from)}>
          {`${player.first_name} ${player.last_name}`}
        </Link>
        <span className={`caption ${styles.facts}`}>
          <NoBreakNumbers text={factsOf(player)} />
        </span>
      </th>
      {columns.map(({ label, textOf, onPhone, sort: own }) => {
        const look = [styles.cell, onPhone ? '' : styles.wide, own === sort ? styles.sorted : ''];
        return (
          <td key={label} className={look.filter(Boolean).join(' ')}>
            <FigureText value={textOf(player)} />
          </td>
        );
      })}
    </tr>
  );
}

/** 'R · #19 · 1995-96 to 2016-17', without the number if no source knows it. */
function factsOf(player: PlayerSummary): string {
  const numbers = player.numbers.map((number) => `#${number}`).join(', ');
  return [player.positions.join(', '), numbers, yearsOf(player)].filter(Boolean).join(' · ');
}
