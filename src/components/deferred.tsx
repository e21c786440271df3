import { memo, type ComponentType } from 'react'
import { loadable } from '#src/components/loadable.ts'
import { Slice } from '#src/components/hydration/slice.tsx'

export type Deferred<P extends object> = ComponentType<P> & {
  /** Preloads the code: before rendering on the server, before hydration or a navigation in the browser. */
  preload: () => Promise<void>
}

/** A part of the page whose code is a separate file, fetched by the first render that contains it. */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): Deferred<P> {
  const code = loadable(load)
  function Body(props: P) {
    const Component = code.use()
    return <Component {...props} />
  }
  const Part = memo(function DeferredPart(props: P) {
    return (
      <Slice>
        <Body {...props} />
      </Slice>
    )
  }) as ComponentType<P>
  return Object.assign(Part, { preload: async () => void (await code.preload()) })
}
