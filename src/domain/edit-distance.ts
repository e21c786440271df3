/**
 * Rows of the table, reused: a search compares a word with every word of the site, and would leave thousands of arrays
 * behind.
 */
let rows = newRows(64)

function newRows(width: number) {
  return [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)] as const
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): letters to insert, delete, replace or swap with their
 * neighbour.
 */
export function editDistance(a: string, b: string): number {
  if (rows[0].length <= b.length) rows = newRows(b.length + 1)
  let [beforeLast, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1)
      row[j] = least
    }
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[b.length]!
}
