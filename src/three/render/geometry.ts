import { ATTRIBUTES } from '#src/three/render/program.ts'

/** Triangles in GPU memory. */
export type Geometry = { draw: () => void; free: () => void }

type Attributes = Partial<Record<keyof typeof ATTRIBUTES, { data: Float32Array; size: number }>>

export function createGeometry(gl: WebGL2RenderingContext, attributes: Attributes, index: Uint32Array): Geometry {
  const vertices = gl.createVertexArray()
  const buffers: WebGLBuffer[] = []
  const fill = (target: number, data: Float32Array | Uint32Array) => {
    const buffer = gl.createBuffer()
    buffers.push(buffer)
    gl.bindBuffer(target, buffer)
    gl.bufferData(target, data, gl.STATIC_DRAW)
  }
  gl.bindVertexArray(vertices)
  for (const [name, { data, size }] of Object.entries(attributes)) {
    const place = ATTRIBUTES[name as keyof Attributes]
    fill(gl.ARRAY_BUFFER, data)
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, 0)
  }
  fill(gl.ELEMENT_ARRAY_BUFFER, index)
  gl.bindVertexArray(null)
  return {
    draw() {
      gl.bindVertexArray(vertices)
      gl.drawElements(gl.TRIANGLES, index.length, gl.UNSIGNED_INT, 0)
    },
    free() {
      for (const buffer of buffers) gl.deleteBuffer(buffer)
      gl.deleteVertexArray(vertices)
    },
  }
}
