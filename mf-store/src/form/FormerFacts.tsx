import type { Item } from '@desert/contract/merch';
import { type RecordFormState, SelectField, TextField } from '@desert/kit/forms';
import { isTagged, SEASON_CHOICES } from '../itemFacts.ts';

export const NOT_SAID = 'Not specified';

const HINT = 'Tags replace this. Add a tag below, then clear this field.';

interface FormerFactsProps extends Pick<RecordFormState, 'restored'> {
  item: Item | undefined;
}

/**
 * Season and player of an item that was made before tags were the only question. Those that its tags have are cleared:
 * removing the tag removes them. The others can still be edited.
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
          none={NOT_SAID}
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
