/**
 * The place of a model's picture that a file on a page fills: `/assets/g90-render-rear34-0a1b2c3d4e-1280.avif` →
 * `rear34`. A
 * drawing, a still or a board is named by its file.
 */
export function slotOf(address: string, code: string): string | null {
  const file = new URL(address).pathname.split('/').at(-1) ?? ''
  const name = file.replace(/(-\d+)?\.\w+$/, '')
  if (!name.startsWith(`${code}-`)) return null
  const own = name.slice(code.length + 1)
  return address.includes('/assets/') ? own.replace(/^render-/, '').replace(/-[0-9a-f]{10}$/, '') : `drawn-${own}`
}
