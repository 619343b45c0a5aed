import { OPEN_SETTINGS_READ } from '@desert/contract/moderation/moderation-pages';
import { useResponse } from '../sections/useResponse.ts';

/** Lists the owner's open decisions; renders nothing if all is set up. */
export function OpenSettings() {
  const { response } = useResponse(OPEN_SETTINGS_READ);
  const open = response?.status === 200 ? (response.body as string[]) : [];
  if (open.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="open-settings">
      <h2 id="open-settings">Not set up yet</h2>
      <p>
        The site’s owner decides these in <code>wrangler.toml</code>.
      </p>
      <ul className="stack tight">
        {open.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
