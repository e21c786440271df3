/**
 * Of each folder of /images what its files hash to. None in Node and in development, where names are plain; a bundle has
 * them inside (scripts/pictures/hashes.ts, by vite.config.ts).
 */
export const folderHashes: Readonly<Record<string, string>> = {}
