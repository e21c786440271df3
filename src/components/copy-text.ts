/**
 * Copies a text to the clipboard: by the clipboard API, or, where the browser does not allow it, by copying the
 * selection in the field that contains the text. If neither works it stays selected there. Returns whether it was
 * copied.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or not available on a page without TLS.
  }
  if (!field) return false
  field.focus()
  field.select()
  field.setSelectionRange(0, field.value.length)
  try {
    // Deprecated, but the only way that needs no permission.
    return document.execCommand('copy')
  } catch {
    return false
  }
}
