import type { PlayerSummary } from '@desert/contract/history/players';
import { countTotal } from '@desert/contract/records/paging';
import {
  buildFirstPageAddress,
  ChosenFilters,
  EmptyNote,
  FilterForm,
  Link,
  MoreLink,
  type PageProps,
  ShareButton,
  useAddress,
  usePagedList,
} from '@desert/kit';
import { DatabankCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { isNarrowed, listName } from './listName.ts';
import { KNOWN_NUMBERS, NumberWall } from './NumberWall.tsx';
import { PLAYER_FILTERS, PLAYERS_PATH } from './playerFilters.ts';
import { PlayersTable } from './PlayersTable.tsx';

function readNumber(given: URLSearchParams): string {
  const text = given.get('number')?.trim() ?? '';
  return text && `${Number(text)}`;
}

export function PlayersPage({
  addresses,
}: Pick<PageProps<{ players: PlayerSummary[] }>, 'addresses'>) {
  const list = usePagedList<PlayerSummary>(addresses.players);
  const { search } = useAddress();
  const given = new URLSearchParams(search);
  const number = readNumber(given);
  const name = listName(search);
  const total = list.total && countTotal(list.total, 'player', 'players');
  return (
    <div className="stack gap-0">
      <HistoryNav current="players" />
      <h1>{name}</h1>
      <p className="measure space-3 text-large">
        {isNarrowed(search)
          ? `Years and stats cover all seasons with the franchise.${number && ` ${KNOWN_NUMBERS}`}`
          : `${total ?? 'All players'} from one franchise under three names, 1979-80 to 2023-24. Pick a player to see every season.`}
      </p>
      <div className="stack justify-start space-5">
        <FilterForm path={PLAYERS_PATH} filters={PLAYER_FILTERS} />
        {!isNarrowed(search) && <NumberWall chosen="" />}
        <ChosenFilters path={PLAYERS_PATH} filters={PLAYER_FILTERS}>
          {total}
        </ChosenFilters>
        {given.has('cursor') && (
          <Link className="target" href={buildFirstPageAddress(PLAYERS_PATH, search)}>
            Back to the start
          </Link>
        )}
        {list.records.length === 0 ? (
          <EmptyNote>
            {number ? 'No one is known to have worn this number. ' : 'No matching players. '}
            <Link href={PLAYERS_PATH}>Show all players</Link>
          </EmptyNote>
        ) : (
          <PlayersTable name={name} players={list.records} search={search} />
        )}
        <MoreLink list={list}>More players</MoreLink>
        {number !== '' && <NumberWall chosen={number} />}
        <ShareButton title={name} address={buildFirstPageAddress(PLAYERS_PATH, search)} />
      </div>
      <DatabankCredit />
    </div>
  );
}
