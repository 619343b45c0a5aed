/**
 * What the browser may fetch before a link is followed: the page that a visitor aims at, as long as the page
 * is not hydrated. After that the shell gets a page's code and data itself, and takes the rules away.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // What is no page.
          { not: { href_matches: ['/api/*', '/mf/*', '/photos/*', '/*.xml', '/*/*.xml'] } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      // Where a pointer rests for 200 ms, or is pressed.
      eagerness: 'moderate',
    },
  ],
};
