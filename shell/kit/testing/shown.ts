/** What ends the section that a test shows: it is mounted as by the shell, which React Testing Library does not know. */
export const shown = { leave() {} };
