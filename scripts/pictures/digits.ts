/** Figures as one thin line, as pictures cannot take the site's font. Each stands in a box of 100×140, the one in a narrower. */
const digits: Record<string, string> = {
  0: 'M50 0C78 0 100 30 100 70S78 140 50 140 0 110 0 70 22 0 50 0z',
  1: 'M0 30 46 0V140',
  2: 'M4 38C4 14 24 0 50 0c28 0 46 16 46 40 0 22-14 36-36 54L2 140H100',
  3: 'M6 26C14 8 30 0 50 0c26 0 42 14 42 34 0 22-18 32-44 32 30 0 50 14 50 37 0 23-20 37-48 37-24 0-42-10-48-30',
  4: 'M76 140V0L0 100H100',
  5: 'M90 0H18L8 66c10-10 24-15 40-15 30 0 50 17 50 44s-20 45-50 45c-24 0-40-10-46-28',
  6: 'M78 2C36 20 2 55 2 94c0 28 20 46 48 46s48-18 48-44-20-43-48-43c-20 0-36 9-44 23',
  7: 'M0 0H100L38 140',
  8: 'M50 66C24 66 8 52 8 33S24 0 50 0s42 14 42 33-16 33-42 33C20 66 0 80 0 103s20 37 50 37 50-14 50-37-20-37-50-37z',
  9: 'M22 138C64 120 98 85 98 46 98 18 78 0 50 0S2 18 2 44s20 43 48 43c20 0 36-9 44-23',
}
const BOX = { width: 100, height: 140, gap: 34 } as const
const ONE_WIDTH = 46

const widthOf = (digit: string): number => (digit === '1' ? ONE_WIDTH : BOX.width)

/** The figures of a number in the middle of a picture, as `<path>` elements without a colour of their own. */
export function digitPaths(number: string, centre: readonly [x: number, y: number], height: number): string {
  const scale = height / BOX.height
  const row = [...number]
  const width = row.reduce((sum, digit) => sum + widthOf(digit) + BOX.gap, -BOX.gap)
  const left = centre[0] - (width * scale) / 2
  const top = centre[1] - height / 2
  return row
    .map((digit, i) => {
      const before = row.slice(0, i).reduce((sum, one) => sum + widthOf(one) + BOX.gap, 0)
      const x = left + before * scale
      return `<path transform="translate(${x.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})" d="${digits[digit]}"/>`
    })
    .join('')
}
