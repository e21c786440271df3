import { useEffect, useReducer } from 'react'
import { loadOwnPictures } from '#src/content/pictures/own-pictures.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * Fetches the pictures that only few pages show of a model, where its page is not the one that did; renders again when
 * they are here. Whether any have come.
 */
export function useOwnPictures(model: ModelCode | undefined): boolean {
  const [count, renderAgain] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    // Without the line to fetch them over, what stands in for them stays.
    if (model) loadOwnPictures(model).then(renderAgain, () => {})
  }, [model])
  return count > 0
}
