/** A placeholder element for a component: its name is in `data-part`, its props as JSON in `data-props`. */
export const PART = 'x-part'

/** How a framework's pages are written. */
export type Dialect = {
  text: (words: string) => string
  attribute: (name: string, value: string) => string
  /** Text of a data script, as an attribute. */
  data: (json: string) => string
  /** A component's options besides its props. */
  onPart: (name: string) => string
  /** Attributes of a control of the request form, of the form itself, and the placeholders of messages. */
  onField: (name: string) => string
  onForm: string
  alert: string
}

const ELEMENT = 1
const TEXT = 3
/** The form of a request. */
export const FORM = 'form[method=post]'

/** The elements in a framework's own syntax. */
export function write(node: Node, dialect: Dialect): string {
  if (node.nodeType === TEXT) return /^\s*\n\s*$/.test(node.nodeValue ?? '') ? '' : dialect.text(node.nodeValue ?? '')
  if (node.nodeType !== ELEMENT) return ''
  const element = node as Element
  const tag = element.localName
  if (tag === PART) return writePart(element, dialect)
  const attributes = [...element.attributes].map(({ name, value }) => dialect.attribute(name, value))
  if (element.matches(`${FORM} :is(input:not([type=hidden]), select)`))
    attributes.push(dialect.onField(element.getAttribute('name') ?? ''))
  if (element.matches(FORM)) attributes.push(dialect.onForm)
  if (tag === 'script') attributes.push(dialect.data(element.textContent))
  const inner = innerOf(element, dialect)
  const opening = [tag, ...attributes.filter(Boolean)].join(' ')
  return inner === '' ? `<${opening} />` : `<${opening}>${inner}</${tag}>`
}

function innerOf(element: Element, dialect: Dialect): string {
  if (element.localName === 'script') return ''
  if (element.matches(`${FORM} [role=alert]`)) return dialect.alert
  return [...element.childNodes].map((child) => write(child, dialect)).join('')
}

function writePart(element: Element, { onPart }: Dialect): string {
  const name = element.getAttribute('data-part') ?? ''
  const props = Object.entries(JSON.parse(element.getAttribute('data-props') ?? '{}') as Record<string, unknown>)
  return `<${[name, onPart(name), ...props.map(([key, value]) => `${key}={${JSON.stringify(value)}}`)].filter(Boolean).join(' ')} />`
}

const REACT_NAMES = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['tabindex', 'tabIndex'],
  ['srcset', 'srcSet'],
  ['imagesrcset', 'imageSrcSet'],
  ['imagesizes', 'imageSizes'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['maxlength', 'maxLength'],
  ['novalidate', 'noValidate'],
  ['autocomplete', 'autoComplete'],
  ['autocapitalize', 'autoCapitalize'],
  ['spellcheck', 'spellCheck'],
  ['inputmode', 'inputMode'],
  ['enterkeyhint', 'enterKeyHint'],
  ['fetchpriority', 'fetchPriority'],
  ['datetime', 'dateTime'],
  ['crossorigin', 'crossOrigin'],
  ['checked', 'defaultChecked'],
])
const BOOLEAN = new Set(['hidden', 'inert', 'disabled', 'checked', 'required', 'open', 'novalidate'])

/** `stroke-width` is `strokeWidth` in React, `data-` and `aria-` stay. */
const reactName = (name: string): string =>
  REACT_NAMES.get(name) ??
  (/^(?:data|aria)-/.test(name) ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))

/** React components. */
export const jsx: Dialect = {
  text: (words) => `{${JSON.stringify(words)}}`,
  attribute: (name, value) => {
    // A select knows its chosen option itself, the first one here.
    if (name === 'selected') return ''
    return `${reactName(name)}={${BOOLEAN.has(name) ? 'true' : JSON.stringify(value)}}`
  },
  data: (json) => `dangerouslySetInnerHTML={{ __html: ${JSON.stringify(json)} }}`,
  onPart: () => '',
  onField: () => '',
  onForm: '',
  alert: '',
}

/** The same with fields managed by `useLeadForm`. */
export const jsxOfForm: Dialect = {
  ...jsx,
  onField: (name) => `{...field(${JSON.stringify(name)})}`,
  onForm: 'onSubmit={submit}',
  alert: '{alert}',
}

/** Components of Astro; the menu and the notice are loaded at once, others when they are visible. */
export const astro: Dialect = {
  text: (words) => escape(words).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  attribute: (name, value) => `${name}="${escape(value).replaceAll('"', '&quot;')}"`,
  data: (json) => `is:inline set:html={${JSON.stringify(json)}}`,
  onPart: (name) => (name === 'Menu' || name === 'CookieNotice' ? 'client:load' : 'client:visible'),
  onField: () => '',
  onForm: '',
  alert: '',
}

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
