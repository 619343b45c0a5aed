/** Pairs of colour tokens that meet on the site. Tests check the contrast of each against WCAG 2.2. */

/** Text and its background. */
export const TEXT_PAIRS = [
  ['--color-text', '--color-page'],
  ['--color-text', '--color-surface'],
  ['--color-text', '--color-sunken'],
  ['--color-muted', '--color-page'],
  ['--color-muted', '--color-surface'],
  ['--color-muted', '--color-sunken'],
  ['--color-accent', '--color-page'],
  ['--color-accent', '--color-surface'],
  ['--color-accent', '--color-sunken'],
  ['--color-on-primary', '--color-primary'],
  ['--color-on-primary', '--color-primary-hover'],
  ['--color-on-header', '--color-band-green'],
  ['--color-on-header', '--color-band-purple'],
  ['--color-on-header', '--color-band-brick'],
  ['--color-on-accent', '--color-danger'],
  ['--color-on-accent', '--color-danger-hover'],
  ['--color-on-accent', '--color-text'],
  ['--color-on-accent', '--color-green'],
  ['--color-on-accent', '--color-purple'],
  ['--color-on-accent', '--color-brick'],
  ['--color-danger', '--color-page'],
  ['--color-danger', '--color-surface'],
  ['--color-danger', '--color-sunken'],
  ['--color-green', '--color-surface'],
  ['--color-purple', '--color-surface'],
  ['--color-brick', '--color-surface'],
  ['--color-text', '--scene-sky'],
  ['--color-accent', '--scene-sky'],
  ['--color-on-header', '--color-header'],
  ['--black', '--color-on-header'],
  ['--black', '--sand'],
  ['--color-on-header-muted', '--color-header'],
  ['--color-text', '--color-mark'],
  ['--color-on-picture', '--black'],
  ['--black', '--sand'],
] as const;

/** The edge of a control and its background. */
export const EDGE_PAIRS = [
  ['--color-edge', '--color-page'],
  ['--color-edge', '--color-surface'],
  ['--color-edge', '--color-sunken'],
] as const;

/** Text over a picture, and the translucent dark layer between them. */
export const OVERLAY_PAIRS = [['--color-on-picture', '--color-over-picture']] as const;
