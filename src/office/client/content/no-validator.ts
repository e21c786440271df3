/**
 * Replaces a validator that the form library imports for its own tests but does not include (vite.office.config.ts).
 */
export default null
