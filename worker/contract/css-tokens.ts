/** A style sheet in the parts that tell where its blocks end. What CSS takes for white space is less than `\s`. */
export const CSS_TOKEN = new RegExp(
  [
    /\/\*[^]*?\*\//,
    /"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*'/,
    // One token to CSS: the name begins behind it.
    /<!--/,
    // An address without quotes: no bracket in it counts. One with quotes is a string in brackets.
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
