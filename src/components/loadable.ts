import { use } from 'react'
import { untilLoaded } from '#src/components/until-loaded.ts'

/** A module that is fetched when it is wanted. */
export type Loadable<M> = {
  preload: () => Promise<M>
  /** The module once it is here. */
  ready: () => M | undefined
  /**
   * The module for a render, which waits for it (a Suspense boundary above shows what stands there meanwhile); it is asked
   * for `after` another promise, if that is given by the first render that waits.
   */
  use: (after?: Promise<void>) => M
}

const preloads: (() => Promise<unknown>)[] = []

export function loadable<M>(load: () => Promise<M>): Loadable<M> {
  let ready: M | undefined
  let loading: Promise<M> | undefined
  let wanted: Promise<M> | undefined

  const preload = () => {
    loading ??= load().then(
      (module) => (ready = module),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  preloads.push(preload)
  return {
    preload,
    ready: () => ready,
    // Once a render has waited, the next ones must ask the same promise, or React loses count.
    use: (after) =>
      !wanted && ready !== undefined
        ? ready
        : use((wanted ??= after ? after.then(() => untilLoaded(preload)) : untilLoaded(preload))),
  }
}

/** Fetches every loadable module, those inside of others too: for the server, which renders all of a page at once. */
export async function preloadAll(): Promise<void> {
  for (let known = 0; known < preloads.length;) {
    const found = preloads.slice(known)
    known = preloads.length
    // A module is known only when what it is in has come.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(found.map((preload) => preload()))
  }
}
