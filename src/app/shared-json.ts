import { toScriptJson } from '#src/app/script-json.ts'

/** Texts as they were last made, by name. */
const lastTexts = new Map<string, { value: object; text: string }>()

/**
 * The script JSON of a value that page after page has in common, under a name of its own: made again only when the
 * value differs.
 */
export function sharedJson(name: string, value: object): string {
  const last = lastTexts.get(name)
  if (last && isMadeOfSame(last.value, value)) return last.text
  const text = toScriptJson(value)
  lastTexts.set(name, { value, text })
  return text
}

/** The same object, or one with the same members: parts of cached responses, which are frozen, are the same objects. */
function isMadeOfSame(one: object, other: object): boolean {
  if (one === other) return true
  const values = new Map(Object.entries(other))
  const entries = Object.entries(one)
  return entries.length === values.size && entries.every(([key, value]) => values.get(key) === value)
}
