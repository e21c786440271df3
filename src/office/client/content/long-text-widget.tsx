import type { WidgetProps } from '@rjsf/utils'

const ROWS = 5

/**
 * A text of several lines, as high as its field says. The library's own one grows with its text, up to the same height: it
 * measures itself at every key, which has the browser lay out the whole page.
 */
export function LongTextWidget(props: WidgetProps) {
  const { options, registry } = props
  const { BaseInputTemplate } = registry.templates
  const { rows = ROWS } = options
  return <BaseInputTemplate {...props} multiline slotProps={{ input: INPUT, htmlInput: { rows } }} />
}

const INPUT = { inputComponent: 'textarea' }
