/** Tokenizes CSS as far as needed to find the ends of blocks. CSS white space is narrower than `\s`. */
export const CSS_TOKEN = new RegExp(
  [
    /\/\*[^]*?\*\//,
    /"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*'/,
    // One token in CSS; a name may follow it directly.
    /<!--/,
    // An unquoted URL, whose brackets do not count. A quoted one is a string in brackets.
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
