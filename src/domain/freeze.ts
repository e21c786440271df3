/** Freezes plain data all the way down and returns it: what many share, none may change. */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freezeDeep(part)
  }
  return value
}
