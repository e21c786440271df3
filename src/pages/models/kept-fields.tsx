/** Parameters of the page's tools: each form includes those of the others when it is sent without scripts. */
const TOOLS = ['compare', 'only', 'garage', 'people', 'roads', 'pace', 'budget', 'matters'] as const

type KeptFieldsProps = {
  query: URLSearchParams
  /** The form's own, which it sends anyway. */ own: readonly string[]
}

export const KeptFields = ({ query, own }: KeptFieldsProps) =>
  TOOLS.map((name) => {
    const value = own.includes(name) ? null : query.get(name)
    return value && <input key={name} type="hidden" name={name} value={value} />
  })
