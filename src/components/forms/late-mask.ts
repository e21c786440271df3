/**
 * Ref of a field with `data-mask` outside request forms. The mask is fetched when the field is focused or touched, so
 * that a page whose figures nobody edits does not load it. Text typed in the meantime is formatted then.
 */
export function lateMask(field: HTMLInputElement | null): (() => void) | void {
  if (!field) return
  let destroy: (() => void) | void
  let isGone = false
  const attach = () => {
    import('#src/components/forms/attach-masks.ts')
      .then(({ attachMask }) => {
        if (!isGone) destroy = attachMask(field)
      })
      // Without its mask a field is a plain one: its text is parsed all the same.
      .catch(() => {})
  }
  if (field.ownerDocument.activeElement === field) attach()
  else field.addEventListener('focus', attach, { once: true })
  return () => {
    isGone = true
    field.removeEventListener('focus', attach)
    destroy?.()
  }
}
