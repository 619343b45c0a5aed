/** `GET /api/health`: 200 with this body when the database answers, else 503 with an error body. */
export interface Health {
  status: 'ok';
  builds: Builds;
}

/** The identity of each build in service: a hash of its content. */
export interface Builds {
  /** The edge's Worker: page composition and API. */
  edge: string;
  /** The shell's files for the browser. */
  shell: string;
  /** By their names; null where one does not answer. */
  sections: Record<string, string | null>;
}
