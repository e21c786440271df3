import { typografDeep } from '#src/domain/typography.ts'

/** Work at a service, with its interval in services. `fuel` limits an item to engines of that fuel. */
type Work = { text: string; every: number; fuel?: 'petrol' | 'diesel' }

const works: Work[] = [
  { text: 'Замена моторного масла и масляного фильтра', every: 1 },
  { text: 'Проверка тормозов, подвески, рулевого управления и шин', every: 1 },
  { text: 'Проверка уровня жидкостей, света и блоков управления', every: 1 },
  { text: 'Замена фильтра салона', every: 1 },
  { text: 'Замена воздушного фильтра двигателя', every: 2 },
  { text: 'Замена тормозной жидкости', every: 2 },
  { text: 'Замена топливного фильтра', every: 2, fuel: 'diesel' },
  { text: 'Замена свечей зажигания', every: 4, fuel: 'petrol' },
  { text: 'Проверка масла в коробке передач и редукторах', every: 4 },
]

const plan: readonly Work[] = typografDeep(works)

/** Work items of the n-th service for a car sold with these fuels; an item for one of two fuels says which. */
export const worksOf = (number: number, fuels: ReadonlySet<'petrol' | 'diesel'>): string[] =>
  plan
    .filter(({ every, fuel }) => number % every === 0 && (!fuel || fuels.has(fuel)))
    .map(({ text, fuel }) => (fuel && fuels.size > 1 ? `${text} (${fuel === 'diesel' ? 'дизель' : 'бензин'})` : text))
