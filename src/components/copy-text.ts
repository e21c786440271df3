/**
 * Puts a text into the clipboard: by the clipboard's own way, else, where the browser does not allow it, by copying what
 * is selected in the field that holds the text. When neither works it stays selected there. Whether it was copied.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or no such thing on a page without TLS.
  }
  if (!field) return false
  field.focus()
  field.select()
  field.setSelectionRange(0, field.value.length)
  try {
    // Old, and still the only way that needs no permission.
    return document.execCommand('copy')
  } catch {
    return false
  }
}
