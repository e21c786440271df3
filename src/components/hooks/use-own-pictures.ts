import { useEffect, useState } from 'react'
import { loadOwnPictures } from '#src/content/pictures/own-pictures.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** `lost` without the line to fetch them over: what stands in for them stays. */
export type OwnPicturesState = 'coming' | 'here' | 'lost'

/**
 * Fetches the pictures that only few pages show of a model, where its page is not the one that did; renders again when
 * they are here.
 */
export function useOwnPictures(model: ModelCode | null | undefined): OwnPicturesState {
  const [asked, setAsked] = useState<{ model: ModelCode; state: OwnPicturesState }>()
  useEffect(() => {
    if (!model) return
    const settle = (state: OwnPicturesState) => () => setAsked({ model, state })
    loadOwnPictures(model).then(settle('here'), settle('lost'))
  }, [model])
  return asked && asked.model === model ? asked.state : 'coming'
}
