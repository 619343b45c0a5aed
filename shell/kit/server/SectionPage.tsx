import type { FragmentRequest } from '@desert/contract/page';
import { atom } from 'nanostores';
import { createAnswers } from '../answers.ts';
import { SiteRouter } from '../router.tsx';
import type { SectionDefinition } from '../section/define.ts';
import { SectionApp } from '../section/SectionApp.tsx';
import { ViewerContext } from '../session.ts';

export interface SectionPageProps extends FragmentRequest {
  section: SectionDefinition;
}

/** A section's page as the server renders it: the tree that `mount` hydrates, with stores of its own. */
export function SectionPage({ section, path, search, viewer, answers }: SectionPageProps) {
  return (
    <ViewerContext value={atom(viewer)}>
      <SiteRouter path={path} search={search}>
        <SectionApp section={section} answers={createAnswers(answers)} />
      </SiteRouter>
    </ViewerContext>
  );
}
