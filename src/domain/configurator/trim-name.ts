import type { Complectation } from '#src/domain/shapes/complectation.ts'

type Trim = Pick<Complectation, 'id' | 'name' | 'modification'>

const DRIVES: Record<Trim['modification']['drive'], string> = { rwd: 'задний\u00a0привод', awd: 'полный\u00a0привод' }

/** Shortest first: the first name that no other trim of the model shares is used. */
const WAYS: readonly ((trim: Trim) => string)[] = [
  ({ name }) => name,
  ({ name, modification }) => `${name} ${modification.engine}`,
  ({ name, modification }) => `${name}, ${DRIVES[modification.drive]}`,
  ({ name, modification }) => `${name} ${modification.engine} ${modification.power_hp}\u00a0л.\u00a0с.`,
  ({ name, modification }) => `${name} ${modification.name}`,
]

/**
 * The name of a trim among those of its model: "Premier", but "Advance 2.2 дизель" when there is an "Advance" with
 * another engine.
 */
export function trimName(trim: Trim, trims: readonly Trim[]): string {
  const others = trims.filter(({ id }) => id !== trim.id)
  const way = WAYS.find((name) => others.every((other) => name(other) !== name(trim)))
  return (way ?? WAYS.at(-1)!)(trim)
}

/** Names of several trims, each once: when every engine of a family is listed, the family name is enough. */
export function trimNames(list: readonly Trim[], trims: readonly Trim[]): string[] {
  const isWhole = (family: string) =>
    trims.every(({ id, name }) => name !== family || list.some((one) => one.id === id))
  return [...new Set(list.map((trim) => (isWhole(trim.name) ? trim.name : trimName(trim, trims))))]
}
