/** A part of the history, so that an archive takes seconds: each kind of page, and the pages that they lead to. */
const LEFT_OUT =
  /^\/history\/(?:games|on|players|coaches|against|lists)\/(?!shane-doan$|2012-05-07$|draft$|feed)|^\/history\/(?!2011-12|2023-24)\d{4}-\d{2}|^\/api\/history\/data\/(?!\w+\/lists\/)|^\/api\/history\/(?:games|players)\/\?limit=100&/;

export const isWanted = (path: string) => !LEFT_OUT.test(path);
