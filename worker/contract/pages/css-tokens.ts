/** Tokenizes CSS as far as needed to find the ends of blocks. CSS white space is narrower than `\s`. */
export const CSS_TOKEN = new RegExp(
  [
    /\/\*[^]*?\*\//,
    /"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*'/,
    // A token of its own, so that its '--' is not the start of a name.
    /<!--/,
    // An unquoted URL without brackets; `buildScopedSheet` rejects others. A quoted URL is a string in brackets.
    /url\((?![ \t\n\r\f]*["'])(?:[^"'()[\]{}\\/]|\/(?!\*))*\)/,
    /(?<name>(?:[-\w]|\\[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|\\[^\n\r\f\da-f])+)(?=(?<call>\([ \t\n\r\f]*["']?)?)/,
    /@(?<rule>[-\w\\]+)(?=\s*(?<named>[^\s{;]{0,99}))/,
    /(?<open>[([{])|(?<close>[)\]}])/,
    /[^"'\\/]|\/(?!\*)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giy',
);
