/** Each row once, where it first stands: between two pages of a list that grows at its head some come again. */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
