/** A statement has a limited number of values. */
const AT_ONCE = 500

/** Reads what belongs to these values, some hundreds of them with each statement. */
export async function inBatches<Row>(
  values: readonly string[],
  read: (batch: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < values.length; from += AT_ONCE)
    rows.push(...(await read(values.slice(from, from + AT_ONCE))))
  return rows
}
