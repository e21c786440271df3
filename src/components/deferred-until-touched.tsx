import { memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Deferred } from '#src/components/deferred.tsx'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'
import { loadable } from '#src/components/loadable.ts'
import { isChangedIn } from '#src/components/hydration/early-fields.ts'
import { Slice } from '#src/components/hydration/slice.tsx'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const

/** A link to an anchor of this page changes the address: then the code is needed as well (see below). */
const WITHIN_PAGE = 'a[href*="#"]'

/**
 * A part that is server HTML until the visitor interacts with it: a form works without scripts, and visitors who do not
 * fill it in load no form library. The first touch fetches its code; input until then counts (decision 0004). A
 * navigation that shows it fetches the code at once. `isDue`: whether something must be added to it without a touch.
 */
export function deferredUntilTouched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isDue: (store: AppStore) => boolean,
): Deferred<P> {
  const code = loadable(load)
  let touch = () => {}
  const touched = new Promise<void>((resolve) => {
    touch = resolve
  })

  function Body(props: P) {
    const isServers = useIsFromServer()
    if (!isServers) touch()
    const Component = code.use(import.meta.env.SSR ? undefined : touched)
    return <Component {...props} />
  }

  const Part = memo(function PartUntilTouched(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const store = useAppStore()
    const { key } = useLocation()
    const [firstKey] = useState(key)
    // React renders unhydrated parts again when the address changes, and discards their HTML if the code is not loaded.
    if (key !== firstKey) touch()
    useEffect(() => {
      if (!box.current) return
      if (isDue(store) || isTouched(box.current)) touch()
      else return whenTouched(box.current, touch)
    }, [store])
    return (
      <div ref={box}>
        <Slice>
          <Body {...props} />
        </Slice>
      </div>
    )
  }) as ComponentType<P>
  return Object.assign(Part, { preload: async () => void (await code.preload()) })
}

/** Before this code was loaded. */
const isTouched = (box: Element): boolean =>
  box.contains(document.activeElement) ||
  isChangedIn(box) ||
  [...(window.queuedPresses ?? [])].some((pressed) => box.contains(pressed))

/** Listens on the window: nothing runs before it, and events of unhydrated fields are stopped at the document. */
function whenTouched(box: Element, touch: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && (box.contains(target) || target.closest(WITHIN_PAGE))) touch()
  }
  for (const type of TOUCHES) addEventListener(type, hear, true)
  return () => {
    for (const type of TOUCHES) removeEventListener(type, hear, true)
  }
}
