import { memo, Suspense, use, type ComponentType } from 'react'
import { whenWanted } from '#src/components/interest.ts'
import { KeptPart } from '#src/components/kept-part.tsx'

export type Deferred<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead: before rendering on the server, before a navigation in the browser. */
  preload: () => Promise<void>
}

const all: Deferred<never>[] = []

/**
 * A part of the page whose code is not needed until the visitor shows interest: the server renders it as usual, the
 * browser leaves the server's elements alone (a dehydrated Suspense boundary) and takes them over later.
 * A part with the name `keptAs` is rendered once an address (kept-part.tsx); it takes no props.
 * Props must be stable: an update before the code has come would make React throw the server's elements away.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>, keptAs?: string): Deferred<P> {
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
    const Component = !wanted && ready ? ready : use((wanted ??= whenWanted(fetch)))
    if (import.meta.env.SSR && keptAs) {
      return (
        <KeptPart name={keptAs}>
          <Component {...props} />
        </KeptPart>
      )
    }
    return <Component {...props} />
  }
  const Boundary = memo(function DeferredPart(props: P) {
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    )
  })
  const part = Object.assign(Boundary as unknown as ComponentType<P>, { preload: async () => void (await fetch()) })
  all.push(part as Deferred<never>)
  return part
}

/** Fetches every deferred part, those inside of others too: for the server, which renders all of a page at once. */
export async function preloadAll(): Promise<void> {
  for (let known = 0; known < all.length;) {
    const found = all.slice(known)
    known = all.length
    // A part is known only when what it is in has come.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(found.map(({ preload }) => preload()))
  }
}
