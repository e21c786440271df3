import { Maskito, maskitoTransform, type MaskitoElement } from '@maskito/core'
import { maskOf } from '#src/components/forms/masks.ts'

/**
 * Ref of a form (or of any box of fields): gives every field in it that has `data-mask` its mask. The fields must be
 * there when the box appears.
 */
export function attachMasks(box: HTMLElement | null): (() => void) | void {
  if (!box) return
  const masks = [...box.querySelectorAll<HTMLInputElement>('input[data-mask]')].map(mask)
  return () => masks.forEach((destroy) => destroy())
}

/**
 * Ref of a single field with `data-mask`, for those that stand in no form of requests: `<input ref={attachMask}
 * data-mask="money" />`. Its handlers get the text as it is shown, `rawDigits` makes digits of it.
 */
export const attachMask = (field: HTMLInputElement | null): (() => void) | void => {
  if (field) return mask(field)
}

function mask(field: HTMLInputElement): () => void {
  const options = maskOf(field.dataset['mask'] ?? '')
  const element = visibleToReact(field)
  // Text entered before this code had loaded is formatted too, without an event, because nothing is typed now. If the
  // input is dispatched to the handlers again (hydration), they must get the formatted text.
  const { value, selectionStart, selectionEnd } = field
  const typed = { value, selection: [selectionStart ?? value.length, selectionEnd ?? value.length] as const }
  const masked = maskitoTransform(typed, options)
  if (masked.value !== value) {
    element.value = masked.value
    // A new value puts the caret behind it: who corrects a figure in the middle would go on at the end.
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(...masked.selection)
  }
  const maskito = new Maskito(element, options)
  return () => maskito.destroy()
}

/**
 * React takes a value that was set through the element's own property for one it knows already, and stays silent. Set
 * through the prototype's, the change reaches the handlers.
 */
function visibleToReact(field: HTMLInputElement): MaskitoElement {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  return new Proxy(field, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key, target)
      return typeof own === 'function' ? (own.bind(target) as unknown) : own
    },
    set(target, key, value) {
      if (key !== 'value' || !setValue) return Reflect.set(target, key, value, target)
      setValue.call(target, value)
      return true
    },
  })
}
