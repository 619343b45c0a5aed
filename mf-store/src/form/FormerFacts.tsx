import type { Item } from '@desert/contract/merch';
import type { Tag } from '@desert/contract/tags';
import { SelectField, TextField } from '@desert/kit';
import type { useRecordForm } from '@desert/kit/forms';
import { SEASON_CHOICES } from '../itemFacts.ts';

export const NOT_SPECIFIED = 'Not specified';

const HINT = 'Tags replace this. Add a tag below, then clear this field.';

interface FormerFactsProps extends Pick<ReturnType<typeof useRecordForm>, 'restored'> {
  item: Item | undefined;
}

function isTagged(tags: readonly Tag[] = [], name: string): boolean {
  return tags.some(({ label }) => label.toLowerCase() === name.toLowerCase());
}

/**
 * Fields for season and player, which tags have replaced. Each is shown only for a value that no tag repeats. A
 * repeated value is cleared on saving, so that it does not reappear without the tag.
 */
export function FormerFacts({ item, restored }: FormerFactsProps) {
  const { season = '', player = '', tags } = item ?? {};
  const isAsked = (name: 'season' | 'player', saved: string) =>
    [saved, restored?.[name]?.[0] ?? ''].some((text) => text !== '' && !isTagged(tags, text));
  return (
    <>
      {isAsked('season', season) ? (
        <SelectField
          label="Season"
          name="season"
          choices={SEASON_CHOICES}
          none={NOT_SPECIFIED}
          defaultValue={season}
          hint={HINT}
        />
      ) : (
        season && <input type="hidden" name="season" value="" />
      )}
      {isAsked('player', player) ? (
        <TextField label="Player" name="player" defaultValue={player} hint={HINT} />
      ) : (
        player && <input type="hidden" name="player" value="" />
      )}
    </>
  );
}
