/**
 * Rules by which the browser prefetches hovered links; the shell removes them once it has hydrated.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/mf/*', '/photos/*', '/*.xml', '/*/*.xml'] } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      // After a hover of 200 ms, or on press.
      eagerness: 'moderate',
    },
  ],
};
