import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '#src/analytics/track.ts'
import { besideOf, MIN_COMPARED } from '#src/domain/compare.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { readChoice, searchOf, type Choice } from '#src/pages/model-price/choice.ts'
import { useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'

/**
 * The choices of a price page. Its links are real ones and work without scripts; with them the choice changes in place:
 * nothing is reloaded and nothing scrolls, and the address is updated.
 */
export function useChoice(list: readonly Complectation[]) {
  const { search, pathname } = useLocation()
  const store = useAppStore()
  const [changed, setChanged] = useState<{ search: string; choice: Choice } | null>(null)
  // A choice belongs to the address the router led to; another address has its own.
  const choice = changed?.search === search ? changed.choice : readChoice(search, list)

  // Data the server has not put into the page: fetched once per trim, cached by the store.
  const compared = besideOf(choice.compare, list)
  const wanted = compared.map(({ feature_id, specification_id }) => `${feature_id}/${specification_id}`).join()
  useEffect(() => {
    const actions = dataActions(store)
    for (const pair of wanted ? wanted.split(',') : []) {
      const [feature, specification] = pair.split('/').map(Number)
      void actions.loadFeatures(feature!)
      void actions.loadSpecifications(specification!)
    }
  }, [store, wanted])

  const hrefOf = (change: Partial<Choice>) => pathname + searchOf({ ...choice, ...change })
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    if (choice.compare.length < MIN_COMPARED && next.compare.length >= MIN_COMPARED)
      track('compare_open', { place: 'trims' })
    setChanged({ search, choice: next })
    history.replaceState(history.state, '', pathname + searchOf(next) + location.hash)
  }
  return { choice, compared, hrefOf, choose }
}
export type Choosing = ReturnType<typeof useChoice>
