import type { SectionLink } from '@desert/contract/shell';
import { createAnswers } from '@desert/kit/shell';
import { useState } from 'react';
import { AnswersContext } from '../../../shell/kit/section/context.tsx';
import { SectionApp } from '../../../shell/kit/section/SectionApp.tsx';
import { useSite } from '../../../shell/src/site.ts';
import { sections } from './sections.ts';

/** Replaces the shell's federated outlet with the section from the same bundle, after fetching its data. */
export function SectionOutlet({ section: { name, path } }: { section: SectionLink }) {
  const { onShown } = useSite();
  const [answers] = useState(() => createAnswers());
  const section = sections.find((bundled) => bundled.name === name);
  return (
    section && (
      <AnswersContext value={answers}>
        <SectionApp section={section} base={path} onShown={onShown} />
      </AnswersContext>
    )
  );
}
