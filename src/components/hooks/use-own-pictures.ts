import { useEffect, useState } from 'react'
import { loadOwnPictures } from '#src/content/pictures/own-pictures.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** `lost` without a network: the fallback stays. */
export type OwnPicturesState = 'coming' | 'here' | 'lost'

/**
 * Fetches the pictures of a model that only few pages show, where the page has not loaded them; renders again when
 * they are there.
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
