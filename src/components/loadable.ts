import { use } from 'react'
import { untilLoaded } from '#src/components/until-loaded.ts'

/** A module that is loaded lazily. */
export type Loadable<M> = {
  preload: () => Promise<M>
  /** The module, once it is loaded. */
  ready: () => M | undefined
  /**
   * The module for a render, which suspends until it is loaded (a Suspense boundary above shows a fallback); it is
   * requested
   * `after` another promise, if the first render that waits passes one.
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
    // Once a render has suspended, the next ones must use the same promise.
    use: (after) =>
      !wanted && ready !== undefined
        ? ready
        : // Until it is touched, the server's HTML is there.
          use((wanted ??= after ? after.then(() => untilLoaded(preload)) : untilLoaded(preload, true))),
  }
}

/** Loads every lazy module, nested ones too: for the server, which renders a page completely. */
export async function preloadAll(): Promise<void> {
  for (let known = 0; known < preloads.length;) {
    const found = preloads.slice(known)
    known = preloads.length
    // A nested module is known only when its parent has loaded.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(found.map((preload) => preload()))
  }
}
