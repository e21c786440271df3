/** Freezes plain data deeply and returns it, so that shared data cannot be modified. */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freezeDeep(part)
  }
  return value
}
