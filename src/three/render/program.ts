/** Attributes have the same locations in all programs. */
export const ATTRIBUTES = { position: 0, normal: 1, tangent: 2, side: 3 } as const

export type Program = {
  use: () => void
  /** The location of a uniform; null where the program does not use it. */
  at: (name: string) => WebGLUniformLocation | null
}

/** Compiling starts at once, errors are reported at the first use: so several programs compile in parallel. */
export function createProgram(gl: WebGL2RenderingContext, [vertex, fragment]: readonly [string, string]): Program {
  const program = gl.createProgram()
  const add = (kind: number, source: string) => {
    const shader = gl.createShader(kind)!
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  add(gl.VERTEX_SHADER, vertex)
  add(gl.FRAGMENT_SHADER, fragment)
  for (const [name, place] of Object.entries(ATTRIBUTES)) gl.bindAttribLocation(program, place, name)
  gl.linkProgram(program)

  const places = new Map<string, WebGLUniformLocation | null>()
  let isChecked = false
  return {
    use() {
      if (!isChecked && !gl.isContextLost() && !gl.getProgramParameter(program, gl.LINK_STATUS)) {
        throw new Error(`Shader: ${gl.getProgramInfoLog(program) ?? 'not linked'}`)
      }
      isChecked = true
      gl.useProgram(program)
    },
    at(name) {
      const known = places.get(name)
      if (known !== undefined) return known
      const place = gl.getUniformLocation(program, name)
      places.set(name, place)
      return place
    },
  }
}
