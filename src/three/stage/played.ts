/** Cards played by the processor. */
const PLAYED = /swiftshader|llvmpipe|softpipe|basic render/i

/**
 * Whether the processor plays the card. Chromium does not count that as a caveat everywhere: one step of the configurator
 * then took three seconds of the processor and kept all frames waiting. Firefox says the name at once, others where asked.
 */
export function isPlayed(gl: WebGL2RenderingContext): boolean {
  const name = String(gl.getParameter(gl.RENDERER))
  const info = name.startsWith('WebKit') ? gl.getExtension('WEBGL_debug_renderer_info') : null
  return PLAYED.test(info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : name)
}
