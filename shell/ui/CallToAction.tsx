import type { SectionLink } from '@desert/contract/pages/shell';
import { ButtonLink, useViewer } from '@desert/kit';

export function CallToAction({ sections }: { sections: SectionLink[] }) {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <div className="stack tight space-4">
        <p>Anyone can read. Sign up to sell, post, like, and comment. It’s free.</p>
        <div className="row">
          <ButtonLink href="/signup">Join the fans</ButtonLink>
          <ButtonLink look="quiet" href="/login">
            Log In
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="stack tight space-4">
      <p>
        Good to see you, <bdi>{viewer.username}</bdi>. What do you have for us today?
      </p>
      <div className="row">
        {sections.map(({ name, path, action }) => {
          if (action === undefined) return null;
          return (
            <ButtonLink key={name} look="quiet" href={`${path}/new`}>
              {action}
            </ButtonLink>
          );
        })}
      </div>
    </div>
  );
}
