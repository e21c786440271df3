import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { readPriceText } from '#src/domain/content/price-text.ts'
import { formatNumber } from '#src/domain/format.ts'

/** A price of many digits: grouped until it is edited, and taken as people write it, «5 490 000 ₽». */
export function PriceWidget(props: WidgetProps) {
  const { value, registry, onChange, onBlur } = props
  const [typed, setTyped] = useState<string | null>(null)
  const { BaseInputTemplate } = registry.templates
  return (
    <BaseInputTemplate
      {...props}
      type="text"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      value={typed ?? (typeof value === 'number' ? formatNumber(value) : value)}
      onChange={(text: unknown) => {
        setTyped(typeof text === 'string' ? text : '')
        onChange(typeof text === 'string' ? valueOf(text) : text)
      }}
      onBlur={(id, text) => {
        setTyped(null)
        onBlur(id, text)
      }}
    />
  )
}

/** What is no price stays as written, and is refused by the server with the reason. */
function valueOf(text: string): number | string {
  const read = readPriceText(text)
  return 'fault' in read ? text : (read.price ?? text)
}
