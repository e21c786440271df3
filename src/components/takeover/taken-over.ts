/** React has hydrated the element: its handlers hear of events, and others may add to it. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
