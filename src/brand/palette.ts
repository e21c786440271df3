/**
 * Every colour of the site except materials in drawings (paint, rubber, glass, leather). Style sheets use them by
 * `palette(NAME)`, drawings, documents, share cards, letters and the map by import. Six digits each, because they are
 * mixed and written into formats that support nothing else. `tests/brand` checks the contrasts noted here.
 */

/**
 * The accent: on light backgrounds (4.5:1 on BONE and PAPER), on dark ones (4.5:1 on INK), and selected items on dark.
 */
export const ACCENT = '#7a5833'
export const ACCENT_ON_DARK = '#b9966b'
export const ACCENT_CHOSEN = '#e0c6a2'

/** Text on light, background of dark scenes. */
export const INK = '#0b0b0c'
/** A raised surface and a control on dark. */
export const NIGHT = '#131315'
export const GRAPHITE = '#1e1f22'
/** Secondary text: on light (4.5:1 on BONE), on dark (4.5:1 on INK). */
export const STEEL = '#5c5d60'
export const ASH = '#a5a39e'
/** Background of light pages and text on dark, a raised surface on it, a placeholder. */
export const BONE = '#f2efe9'
export const PAPER = '#faf9f6'
export const SAND = '#e4dfd5'
export const WHITE = '#ffffff'

/** Messages: an error on light and on dark, success. */
export const ERROR = '#a12a1c'
export const ERROR_ON_DARK = '#ff8f7d'
export const OK = '#2d6044'

/**
 * Background of cars, from the centre of the light outwards; the deeper one is for pale paints, with its own text
 * colour.
 */
export const STAGE_CENTRE = '#fcfbf9'
export const STAGE_MIDDLE = '#efebe5'
export const STAGE_EDGE = '#ddd7cf'
export const DEEP_STAGE_CENTRE = '#d8d0c5'
export const DEEP_STAGE_MIDDLE = '#c1b8ac'
export const DEEP_STAGE_EDGE = '#a99f93'
export const STEEL_ON_DEEP = '#35312c'

/** Lit areas of a dark scene are INK mixed with this. */
export const LIT = '#6a645d'
/** The hall of rendered cars, just above and just below its horizon: both fade to black. */
export const HALL_WALL = '#3f4859'
export const HALL_FLOOR = '#161a23'
/** Behind a car in the showroom: the lightest part of the wall, over the horizon, and of the floor. */
export const SHOWROOM_WALL = '#6d7278'
export const SHOWROOM_FLOOR = '#5c6067'
/** Lit lamps in dark scenes. */
export const GLOW = '#fff4e6'
/** The line of a drawing on light. */
export const PENCIL = '#17181a'
/** Background behind the land of the dealers' map. */
export const SEA = '#d5d6d2'
