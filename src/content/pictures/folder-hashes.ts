/**
 * Hashes of the folders in /images. Empty in Node and in development, where names are plain; bundles
 * contain them (scripts/pictures/hashes.ts, by vite.config.ts).
 */
export const folderHashes: Readonly<Record<string, string>> = {}
