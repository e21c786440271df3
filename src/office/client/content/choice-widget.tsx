import { Widgets } from '@rjsf/mui'
import { deepEquals, type WidgetProps } from '@rjsf/utils'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'

/** A choice of several, for instance of the kind of a block: a key in its text does not render it. */
export function ChoiceWidget(props: WidgetProps) {
  const { onChange } = props
  // What takes a choice knows the text: the latest one does, and the comparison leaves functions out.
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const choose = useCallback((...chosen: Parameters<typeof onChange>) => latest.current(...chosen), [])
  return <Choice {...props} onChange={choose} />
}

const { SelectWidget } = Widgets
const Choice = memo((props: WidgetProps) => SelectWidget && <SelectWidget {...props} />, deepEquals)
