import type { IsSame } from '#src/backend/response-cache.ts'

type Renewed = {
  /** Content that is part of the code; whether it has changed. */
  renewLive: () => Promise<boolean>
  renewBeforeAnswers: readonly { renew: () => Promise<unknown> }[]
  /** Returns which of the answers have not changed. */
  renewAnswers: () => Promise<IsSame>
  forgetPages: (isSame: IsSame) => void
  forgetFiles: () => void
  renewDocuments: () => Promise<void>
}

/**
 * What to do when content has changed: the answers come first, then the pages rendered from them. It is called again when
 * it rejects, and then finishes what was begun.
 */
export function createRenewal(renewed: Renewed): () => Promise<void> {
  /** Content that is part of the code may be on any page. Known until pages have been dropped for it. */
  let isEverywhere = false
  return async () => {
    isEverywhere = (await renewed.renewLive()) || isEverywhere
    await Promise.all(renewed.renewBeforeAnswers.map(({ renew }) => renew()))
    const isSame = await renewed.renewAnswers()
    renewed.forgetPages((answer) => !isEverywhere && isSame(answer))
    isEverywhere = false
    renewed.forgetFiles()
    await renewed.renewDocuments()
  }
}
