import type { Category } from '#src/domain/shapes/configurator.ts'

/** Items under the name of their category, in the order of the categories; empty categories are left out. */
export const byCategory = <Item extends { category_id: number }, Line>(
  categories: readonly Category[],
  items: readonly Item[],
  lineOf: (item: Item) => Line,
): { category: string; items: Line[] }[] =>
  categories
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, name }) => ({
      category: name,
      items: items.filter(({ category_id }) => category_id === id).map(lineOf),
    }))
    .filter((category) => category.items.length > 0)
