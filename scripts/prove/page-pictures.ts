/** Pictures in the HTML of a page, without a browser. */

const SOURCE = /\b(?:src|href|poster)="(\/(?:images|assets)\/[^"]+)"/g
const SET = /\b(?:imagesrcset|srcset)="([^"]+)"/gi

/**
 * Addresses of this site, each once: of `src`, `href` and `poster`, and all of `srcset`. May include style sheets and
 * scripts.
 */
export function picturesIn(html: string): string[] {
  const sources = [...html.matchAll(SOURCE)].map(([, src = '']) => src)
  const sets = [...html.matchAll(SET)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  )
  return [...new Set([...sources, ...sets].map((src) => src.split('#')[0] ?? ''))].filter((src) => src.startsWith('/'))
}

/** Those of the addresses that are not answered with 2xx. */
export async function missingOf(base: string, addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(base + address)
      await answer.arrayBuffer()
      return { address, isThere: answer.ok }
    }),
  )
  return answers.filter(({ isThere }) => !isThere).map(({ address }) => address)
}
