/** Parameters of the page's tools: each form includes those of the others when it is sent without scripts. */
const TOOLS = ['compare', 'only', 'garage', 'people', 'roads', 'pace', 'budget', 'matters'] as const

type HiddenFieldsProps = {
  query: URLSearchParams
  /** The form's own, which it sends anyway. */ own: readonly string[]
}

export const HiddenFields = ({ query, own }: HiddenFieldsProps) =>
  TOOLS.map((name) => {
    const value = own.includes(name) ? null : query.get(name)
    return value && <input key={name} type="hidden" name={name} value={value} />
  })
