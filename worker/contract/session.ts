/** The public face of a session: what pages and sections may know of who is signed in. */
export interface Viewer {
  id: number;
  username: string;
}
