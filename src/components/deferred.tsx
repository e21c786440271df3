import { memo, use, type ComponentType } from 'react'
import { Slice } from '#src/components/takeover/slice.tsx'
import { untilLoaded } from '#src/components/until-loaded.ts'

export type Deferred<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead: before rendering on the server, before hydration or a navigation in the browser. */
  preload: () => Promise<void>
}

const preloads: (() => Promise<void>)[] = []

/** A part of the page whose code is a file of its own, fetched by the first render that has it. */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): Deferred<P> {
  let ready: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let wanted: Promise<ComponentType<P>> | undefined

  const fetch = () => {
    loading ??= load().then(
      (component) => (ready = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Body(props: P) {
    // Once a render has waited, the next ones must ask the same promise, or React loses count.
    const Component = !wanted && ready ? ready : use((wanted ??= untilLoaded(fetch)))
    return <Component {...props} />
  }
  const Part = memo(function DeferredPart(props: P) {
    return (
      <Slice>
        <Body {...props} />
      </Slice>
    )
  }) as ComponentType<P>
  const preload = async () => void (await fetch())
  preloads.push(preload)
  return Object.assign(Part, { preload })
}

/** Fetches every deferred part, those inside of others too: for the server, which renders all of a page at once. */
export async function preloadAll(): Promise<void> {
  for (let known = 0; known < preloads.length;) {
    const found = preloads.slice(known)
    known = preloads.length
    // A part is known only when what it is in has come.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(found.map((preload) => preload()))
  }
}
