/**
 * An address on this site, path with any query. Browsers read a backslash as a slash, so "/\\host" and "//host" both
 * name another host.
 */
export const OWN_PATH = /^\/(?!\/)[^\s\\]*$/
