import { listed } from '#src/domain/format.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'

/**
 * Rules between packages: one may require others and exclude others. Nothing is refused without a reason: a click that
 * affects other packages gets a sentence about the consequences, and the visitor decides.
 */

export type PackageChange = {
  /** The selection after the change, ids in ascending order. */
  next: readonly number[]
  /** What changes besides the clicked package. */
  added: readonly Package[]
  removed: readonly Package[]
  /** Null when nothing else changes: then no question is needed. */
  conflict: { question: string; accept: string } | null
}

const byId = (offered: readonly Package[], id: number): Package | undefined => offered.find((item) => item.id === id)
const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b)

/** The package with everything it requires, transitively. */
function withRequired(offered: readonly Package[], id: number, found = new Set<number>()): Set<number> {
  if (found.has(id)) return found
  found.add(id)
  for (const needed of byId(offered, id)?.requires ?? []) withRequired(offered, needed, found)
  return found
}

/** The packages with everything that requires them, transitively. */
function withDependants(offered: readonly Package[], ids: Iterable<number>): Set<number> {
  const found = new Set(ids)
  for (;;) {
    const more = offered.filter(
      ({ id, requires = [] }) => !found.has(id) && requires.some((needed) => found.has(needed)),
    )
    if (more.length === 0) return found
    for (const { id } of more) found.add(id)
  }
}

/** An exclusion works in both directions. */
const exclude = (one: Package, other: Package): boolean =>
  (one.excludes?.includes(other.id) ?? false) || (other.excludes?.includes(one.id) ?? false)

/** Whether the package can be chosen among those offered: everything it requires is available and compatible. */
export function isPossible(offered: readonly Package[], id: number): boolean {
  const needed = [...withRequired(offered, id)].map((one) => byId(offered, one))
  return needed.every((one, index) => one && needed.slice(index + 1).every((other) => other && !exclude(one, other)))
}

const quoted = (list: readonly Package[]): string => listed(list.map(({ name }) => `«${name}»`))
const noun = (list: readonly Package[]): string => (list.length > 1 ? 'пакеты' : 'пакет')
const instrumental = (list: readonly Package[]): string => (list.length > 1 ? 'пакетами' : 'пакетом')

/** The effect of a click on a package. Null when it is not offered or its requirements cannot be met. */
export function togglePackage(
  offered: readonly Package[],
  selected: readonly number[],
  id: number,
): PackageChange | null {
  const clicked = byId(offered, id)
  if (!clicked) return null
  return selected.includes(id) ? takeAway(offered, selected, clicked) : add(offered, selected, clicked)
}

function takeAway(offered: readonly Package[], selected: readonly number[], clicked: Package): PackageChange {
  const gone = withDependants(offered, [clicked.id])
  const removed = offered.filter(({ id }) => id !== clicked.id && gone.has(id) && selected.includes(id))
  return {
    next: sorted(selected.filter((id) => !gone.has(id))),
    added: [],
    removed,
    conflict:
      removed.length === 0
        ? null
        : {
            question: `Без пакета «${clicked.name}» нельзя оставить ${noun(removed)} ${quoted(removed)}. Убрать вместе?`,
            accept: 'Убрать вместе',
          },
  }
}

function add(offered: readonly Package[], selected: readonly number[], clicked: Package): PackageChange | null {
  if (!isPossible(offered, clicked.id)) return null
  const wanted = withRequired(offered, clicked.id)
  const added = offered.filter(({ id }) => id !== clicked.id && wanted.has(id) && !selected.includes(id))
  const chosen = offered.filter(({ id }) => selected.includes(id) && !wanted.has(id))
  const coming = offered.filter(({ id }) => wanted.has(id))
  const clashing = chosen.filter((one) => coming.some((other) => exclude(one, other)))
  const gone = withDependants(
    offered,
    clashing.map(({ id }) => id),
  )
  const removed = chosen.filter(({ id }) => gone.has(id))
  return {
    next: sorted([...selected.filter((id) => !gone.has(id)), ...wanted]),
    added,
    removed,
    conflict: conflictOf(clicked, added, removed),
  }
}

function conflictOf(
  clicked: Package,
  added: readonly Package[],
  removed: readonly Package[],
): PackageChange['conflict'] {
  const name = `Пакет «${clicked.name}»`
  if (removed.length > 0 && added.length > 0) {
    return {
      question: `${name} требует ${noun(added)} ${quoted(added)} и не сочетается с ${instrumental(removed)} ${quoted(removed)}. Заменить?`,
      accept: 'Заменить',
    }
  }
  if (removed.length > 0) {
    return {
      question: `${name} нельзя сочетать с ${instrumental(removed)} ${quoted(removed)}. Заменить?`,
      accept: 'Заменить',
    }
  }
  if (added.length > 0) {
    return {
      question: `${name} устанавливают только вместе с ${instrumental(added)} ${quoted(added)}. Добавить?`,
      accept: 'Добавить',
    }
  }
  return null
}

export type Selection = {
  ids: readonly number[]
  added: readonly Package[]
  dropped: readonly { one: Package; because: readonly Package[] }[]
}

/**
 * The nearest valid selection: in the order of ids, required packages are added, and one that conflicts with an earlier
 * one is removed.
 */
export function possibleSelection(offered: readonly Package[], wanted: readonly number[]): Selection {
  let ids: readonly number[] = []
  const added: Package[] = []
  const dropped: { one: Package; because: readonly Package[] }[] = []
  for (const id of sorted(wanted)) {
    const one = byId(offered, id)
    if (!one || ids.includes(id)) continue
    const change = togglePackage(offered, ids, id)
    if (!change || change.removed.length > 0) {
      dropped.push({ one, because: change?.removed ?? [] })
      continue
    }
    added.push(...change.added.filter((item) => !wanted.includes(item.id)))
    ids = change.next
  }
  return { ids, added, dropped }
}
