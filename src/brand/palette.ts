/**
 * Every colour of the site that is no material of a drawn thing (paint, rubber, glass, leather). Style sheets take them
 * by `palette(NAME)`, drawings, documents, share cards, letters and the map by import. Six digits each: they are mixed
 * and written into files that know no other form. `tests/brand` holds the contrasts said here.
 */

/** The accent: on light grounds (4.5:1 on BONE and PAPER), on dark ones (4.5:1 on INK), and chosen parts on dark. */
export const ACCENT = '#7a5833'
export const ACCENT_ON_DARK = '#b9966b'
export const ACCENT_CHOSEN = '#e0c6a2'

/** Type on light, ground of dark scenes. */
export const INK = '#0b0b0c'
/** A raised surface and a control on dark. */
export const NIGHT = '#131315'
export const GRAPHITE = '#1e1f22'
/** Secondary type: on light (4.5:1 on BONE), on dark (4.5:1 on INK). */
export const STEEL = '#5c5d60'
export const ASH = '#a5a39e'
/** Ground of light pages and type on dark, a raised surface on it, the place of what is not there yet. */
export const BONE = '#f2efe9'
export const PAPER = '#faf9f6'
export const SAND = '#e4dfd5'
export const WHITE = '#ffffff'

/** Messages: of a mistake on light and on dark, of success. */
export const ERROR = '#a12a1c'
export const ERROR_ON_DARK = '#ff8f7d'
export const OK = '#2d6044'

/** What cars stand on, from the middle of the light outwards; the deeper one is for pale paints, with its own type. */
export const STAGE_CENTRE = '#fcfbf9'
export const STAGE_MIDDLE = '#efebe5'
export const STAGE_EDGE = '#ddd7cf'
export const DEEP_STAGE_CENTRE = '#d8d0c5'
export const DEEP_STAGE_MIDDLE = '#c1b8ac'
export const DEEP_STAGE_EDGE = '#a99f93'
export const STEEL_ON_DEEP = '#35312c'

/** Where light falls in a dark scene, INK takes a share of this. */
export const LIT = '#6a645d'
/** The hall of rendered cars, just above and just below its horizon: both go over into black. */
export const HALL_WALL = '#3f4859'
export const HALL_FLOOR = '#161a23'
/** Behind a car in the showroom: the wall where it is darkest and the floor where it is lightest. */
export const SHOWROOM_WALL = '#4a4b50'
export const SHOWROOM_FLOOR = '#757679'
/** Lamps that are on, in dark scenes. */
export const GLOW = '#fff4e6'
/** The line of a drawing on light. */
export const PENCIL = '#17181a'
/** Behind the land of the dealers' map. */
export const SEA = '#d5d6d2'
