/** Names of software GPUs. */
const SOFTWARE_GPU = /swiftshader|llvmpipe|softpipe|basic render/i

/**
 * Whether WebGL is rendered in software. Chromium does not report that as a caveat everywhere: one step of the
 * configurator
 * then took three seconds of CPU time and delayed all frames. Firefox gives the name directly, others through an
 * extension.
 */
export function isSoftwareGpu(gl: WebGL2RenderingContext): boolean {
  const name = String(gl.getParameter(gl.RENDERER))
  const info = name.startsWith('WebKit') ? gl.getExtension('WEBGL_debug_renderer_info') : null
  return SOFTWARE_GPU.test(info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : name)
}
