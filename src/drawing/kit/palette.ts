/** Colours of the drawings that are not paint; the site's tokens hold the same values. */
export const INK = '#0b0b0c'
export const BONE = '#f2efe9'
export const BRONZE = '#7a5833'
export const BRONZE_BRIGHT = '#b9966b'
/** The line of an elevation: ink on a lit table. */
export const PENCIL = '#17181a'
/** The one warm light of the dark register. */
export const GLOW = '#fff4e6'
