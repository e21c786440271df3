import { VIN_LENGTH, type VinProblem } from '#src/domain/vin.ts'
import { countOf } from '#src/domain/format.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

const SIGNS = ['знак', 'знака', 'знаков'] as const

/** Texts of the field that checks the format of a VIN. */
export const vinCheck = {
  ...typografDeep({
    label: 'VIN, 17 знаков',
    check: 'Проверить запись',
    right:
      'Номер записан верно. Назначена ли кампания, скажет дилер или служба поддержки: позвоните и назовите его, проверка бесплатна.',
    copy: 'Скопировать VIN',
    copied: 'Скопировано',
    note: 'Номер никуда не отправляем и не храним: он остаётся на этом экране.',
  }),
  /** What to correct, by error. */
  problem: ({ kind, found }: VinProblem): string => {
    if (kind === 'empty') return 'Впишите VIN'
    if (kind === 'letters')
      return typograf(`Букв I, O и Q в VIN не бывает: вместо «${found}» — ${found === 'I' ? '1' : '0'}`)
    if (kind === 'signs') return typograf(`В VIN только цифры и латинские буквы, «${found}» там быть не может`)
    return typograf(`В номере ${countOf(Number(found), SIGNS)}, а должно быть ${VIN_LENGTH}`)
  },
}
