import { useMemo } from 'react'
import { ownMarkup } from '#src/trusted.ts'

/** For `dangerouslySetInnerHTML`: the same object for the same markup, so that React does not write it again. */
export const useMarkup = (markup: string): { __html: string | TrustedHTML } =>
  useMemo(() => ({ __html: ownMarkup(markup) }), [markup])
