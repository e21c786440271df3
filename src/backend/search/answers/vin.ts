import { vinSuggestion } from '#src/content/search-texts.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { VIN_LENGTH, type Vin } from '#src/domain/vin.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'

/** Pages where a VIN is useful. The number itself is put neither into the answer nor into its address. */
export const vinAnswer = ({ value }: Vin): SearchAnswer => ({
  url: hrefTo('owners', { hash: 'recall' }),
  title: vinSuggestion,
  text: [
    `Похоже, вы${NBSP}ввели VIN. Назначена${NBSP}ли сервисная кампания и${NBSP}когда нужно обслуживание, по${NBSP}нему бесплатно скажет любой официальный дилер.`,
    ...problemsOf(value),
    `Сайт введённый номер не${NBSP}сохраняет.`,
  ].join(' '),
})

function problemsOf(value: string): string[] {
  if (value.length !== VIN_LENGTH)
    return [`В${NBSP}VIN ${VIN_LENGTH}${NBSP}знаков, а${NBSP}здесь ${value.length}: сверьте номер с${NBSP}документами.`]
  return /[IOQ]/.test(value) ? [`Букв I, O и${NBSP}Q в${NBSP}VIN не${NBSP}бывает: это цифры 1 и${NBSP}0.`] : []
}
