import { conflict } from '#src/backend/call-error.ts'

/**
 * What a form that was open for a while leaves: a field it has not changed stays as it is now, whoever has changed it
 * meanwhile. `was`: what the form began with. Throws CallError 409 where both have changed the same field.
 */
export function merged<T extends object>(current: T, sent: T, was: T | undefined): T {
  if (!was) return sent
  const result = { ...sent }
  for (const key of Object.keys(sent) as (keyof T)[])
    if (isSame(sent[key], was[key])) result[key] = current[key]
    else if (!isSame(current[key], was[key]) && !isSame(current[key], sent[key]))
      throw conflict('Пока окно было открыто, это же изменил коллега. Закройте его и откройте заново')
  return result
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
