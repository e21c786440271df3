import { StartError } from '#src/backend/start-error.ts'

/** Tags that load a script or a stylesheet of the build: `<script src>`, `<link href>` of styles and of modules. */
const TAG = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g

/**
 * Adds the hash of the file to every such tag (Subresource Integrity). Throws StartError when one names a file that the
 * build does not have.
 */
export const createIntegrity =
  (hashes: Readonly<Record<string, string>>) =>
  (markup: string): string =>
    markup.replace(TAG, (tag, path: string) => {
      const hash = hashes[path]
      if (!hash)
        throw new StartError(
          `The files in dist are of different builds (${path} is unknown): run "npm run build" again.`,
        )
      return `${tag} integrity="${hash}"`
    })
