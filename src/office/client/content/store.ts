/** A value outside the components: one that shows a part of it is rendered when this part changes (useSyncExternalStore). */
export type Source<Value> = {
  get: () => Value
  /** Answers how to stop being told. */
  subscribe: (tell: () => void) => () => void
}
export type Store<Value> = Source<Value> & { set: (value: Value) => void }

export function makeStore<Value>(first: Value): Store<Value> {
  let held = first
  const listeners = new Set<() => void>()
  return {
    get: () => held,
    set(value) {
      if (Object.is(value, held)) return
      held = value
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
