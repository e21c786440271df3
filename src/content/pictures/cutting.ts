/** Crops a picture to the aspect ratio of its place: the same for files of the project and for uploads. */

export type Size = { width: number; height: number }
type Ratio = readonly [across: number, down: number]
/** Percent from the left and from the top. */
export type Focus = readonly [left: number, top: number]

/** The largest part of a picture with the place's ratio. */
export function cutSize({ width, height }: Size, [across, down]: Ratio): Size {
  const scale = Math.min(width / across, height / down)
  return { width: Math.round(across * scale), height: Math.round(down * scale) }
}

/** That part, pixels, with the focus as near to its centre as the edges allow. */
export function cutAround(size: Size, ratio: Ratio, [left, top]: Focus) {
  const cut = cutSize(size, ratio)
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: start(size.width, cut.width, left), top: start(size.height, cut.height, top), ...cut }
}
