/** What React keeps on an element: a node of its tree. */
type Fiber = { flags: number; return: Fiber | null }

/** React's flag of a tree that it hydrates and has not committed. */
const HYDRATING = 4096

/**
 * React has hydrated the element: its handlers receive events, and other code may add to it. What React has rendered but
 * not committed is not hydrated: it renders in pieces, between which other parts are committed and visitors type.
 */
export function isHydrated(element: Element): boolean {
  const own: Fiber | undefined = Object.entries(element).find(([name]) => name.startsWith('__reactFiber'))?.[1]
  for (let fiber = own ?? null; fiber; fiber = fiber.return) if (fiber.flags & HYDRATING) return false
  return own !== undefined
}
