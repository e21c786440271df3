/**
 * In the place of a validator that the form library names for its own tests and does not bring (vite.office.config.ts).
 */
export default null
