import { FIGURE_NAMES, FIGURES } from '@desert/contract/history/figures';
import type { EraId } from '@desert/contract/history/seasons';
import { Button, QueryForm, SelectField } from '@desert/kit';
import { LEADERS_PATH } from './leadersName.ts';
import styles from './LeadersPage.module.css';

const CHOICES = FIGURE_NAMES.map((name) => [name, FIGURES[name].label] as const);

interface FigureFormProps {
  figure: string;
  era: EraId | null;
}

export function FigureForm({ figure, era }: FigureFormProps) {
  return (
    <QueryForm
      path={LEADERS_PATH}
      label="Choose a stat"
      className={`tight align-end flex ${styles.form}`}
    >
      <SelectField
        label="Ranked by"
        name="figure"
        choices={CHOICES}
        none="All stats"
        defaultValue={figure}
      />
      {era !== null && <input type="hidden" name="era" value={era} />}
      <Button type="submit" look="quiet">
        Apply
      </Button>
    </QueryForm>
  );
}
