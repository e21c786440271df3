import { Maskito, maskitoTransform, type MaskitoElement } from '@maskito/core'
import { maskOf } from '#src/components/forms/masks.ts'

/**
 * Ref of a form (or of any container of fields): attaches a mask to every field in it that has `data-mask`. The fields
 * must exist when the container is mounted.
 */
export function attachMasks(box: HTMLElement | null): (() => void) | void {
  if (!box) return
  const masks = [...box.querySelectorAll<HTMLInputElement>('input[data-mask]')].map(mask)
  return () => masks.forEach((destroy) => destroy())
}

/**
 * Ref of a single field with `data-mask`, for those outside request forms: `<input ref={attachMask}
 * data-mask="money" />`. Its handlers get the displayed text, `rawDigits` converts it to digits.
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
    // A new value moves the caret behind it: a correction in the middle would continue at the end.
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(...masked.selection)
  }
  const maskito = new Maskito(element, options)
  return () => maskito.destroy()
}

/**
 * React ignores a value that was set through the element's own property. Set through the prototype's, the change
 * reaches the handlers.
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
