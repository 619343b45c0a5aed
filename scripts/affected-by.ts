export interface Affected {
  edge: boolean;
  /** Folders: 'mf-news'. */
  sections: string[];
  /** Whether there are migrations that the database may not have. */
  migrations: boolean;
}

/** What no build contains. */
const UNBUILT = /\.test\.tsx?$|\.md$|(^|\/)test\//;

/** Every build depends on these. */
const EVERYWHERE = /^(package-lock\.json|tsconfig\.base\.json)$/;

/** What a section and the edge are built from besides: who may import whom is a rule of `checks/`. */
const OF_A_SECTION = /^(shell\/kit|worker\/contract)\//;
const OF_THE_EDGE = /^((shell|worker|drizzle)\/|wrangler\.toml$)/;

/**
 * What has to be deployed after files were changed.
 *
 * @param changed Paths from the repository's folder, with '/'; undefined where nobody knows.
 * @param sections The folders of all sections.
 */
export function affectedBy(changed: string[] | undefined, sections: string[]): Affected {
  const built = changed?.filter((path) => !UNBUILT.test(path));
  if (!built || built.some((path) => EVERYWHERE.test(path))) {
    return { edge: true, sections, migrations: true };
  }
  const isForEach = built.some((path) => OF_A_SECTION.test(path));
  return {
    edge: built.some((path) => OF_THE_EDGE.test(path)),
    sections: sections.filter(
      (folder) => isForEach || built.some((path) => path.startsWith(`${folder}/`)),
    ),
    migrations: built.some((path) => path.startsWith('drizzle/')),
  };
}
