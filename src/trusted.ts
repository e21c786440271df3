/**
 * The content policy of the site (Trusted Types) lets markup and script addresses into the document only through
 * this module. Markup that comes here is drawn by our own code, never by a visitor or an outside service; a script is
 * one of our own files. Browsers without Trusted Types use the plain text.
 */

/** Missing in TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (markup: string) => string; createScriptURL: (address: string) => string },
  ) => { createHTML: (markup: string) => TrustedHTML; createScriptURL: (address: string) => object }
}

/** Named in the header (server/http/headers.ts). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('site', {
  createHTML: (markup) => markup,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`Not our script: ${address}`)
    return address
  },
})

export const ownMarkup = (markup: string): string | TrustedHTML => policy?.createHTML(markup) ?? markup

// Cast: TypeScript declares script addresses as strings only; browsers accept these objects.
export const ownScript = (address: string): string => (policy?.createScriptURL(address) ?? address) as string
