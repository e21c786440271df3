/** An absolute URL; null for what is none. `URL.parse` exists only in browsers since 2024, and the build targets older ones. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
