import type { TagChoice } from '@desert/contract/tags';
import { useAnswers } from '@desert/kit';
import { useState } from 'react';

const READ = '/api/history/tags/';

/** All players and seasons that can be named, once they are asked for; nothing where they do not come. */
export function useChoices(): { choices: readonly TagChoice[]; fetchChoices: () => void } {
  const answers = useAnswers();
  const [choices, setChoices] = useState<readonly TagChoice[]>([]);

  async function ask() {
    const { status, body } = await answers.ensure(READ);
    if (status === 200) setChoices(body as TagChoice[]);
  }

  return { choices, fetchChoices: () => void ask() };
}
