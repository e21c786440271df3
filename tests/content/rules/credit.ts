import type { CreditProgramWire } from '#src/domain/credit.ts'
import { placeOf, quoted, repeated } from './places.ts'
import { slipsIn } from './slips.ts'

const FILE = 'credit-programs'

const at = ({ id }: CreditProgramWire, key: string): string =>
  placeOf({ file: FILE, near: `id: '${id}'`, at: new RegExp(`^\\s*${key}:`) })

/** Names of the limits of a programme, and their keys. */
const limits = [
  ['цена автомобиля', 'min_price', 'max_price'],
  ['сумма кредита', 'min_credit', 'max_credit'],
  ['первый взнос', 'min_prepay', 'max_prepay'],
  ['полная стоимость кредита', 'psk_min', 'psk_max'],
] as const
const numbers = [...limits.flatMap(([, min, max]) => [min, max]), 'rate', 'restcost'] as const

/** Integers by the specification (section 3). */
const whole = limits.flatMap(([, min, max]) => (min === 'psk_min' ? [] : [min, max]))

function programProblems(program: CreditProgramWire): string[] {
  const of = `у программы ${quoted([program.name])}`
  const wrong = numbers.filter((key) => !/^\d+(?:\.\d+)?$/.test(program[key]))
  if (wrong.length > 0)
    return wrong.map(
      (key) => `${at(program, key)}: ${of} ${key} — «${program[key]}». Нужно число цифрами, дробная часть после точки.`,
    )
  const broken = whole.filter((key) => program[key].includes('.'))
  if (broken.length > 0)
    return broken.map(
      (key) => `${at(program, key)}: ${of} ${key} — «${program[key]}». Нужно целое число: дробную часть сайт отбросит.`,
    )
  const value = (key: (typeof numbers)[number]) => Number(program[key])
  const terms = program.terms.map(({ term }) => Number(term))
  return [
    ...limits
      .filter(([, min, max]) => value(min) > value(max))
      .map(
        ([name, min, max]) =>
          `${at(program, min)}: ${of} ${name} от ${program[min]} до ${program[max]}: начало больше конца. Поменяйте ${min} и ${max} местами.`,
      ),
    ...(value('max_prepay') > 100
      ? [`${at(program, 'max_prepay')}: ${of} первый взнос до ${program.max_prepay} %. Больше 100 % не бывает.`]
      : []),
    ...(value('psk_min') < value('rate')
      ? [
          `${at(program, 'psk_min')}: ${of} полная стоимость кредита от ${program.psk_min} % меньше ставки ${program.rate} %. Так не бывает: проверьте оба числа.`,
        ]
      : []),
    ...(value('restcost') > 0 && 100 - value('min_prepay') <= value('restcost')
      ? [
          `${at(program, 'restcost')}: ${of} последний платёж ${program.restcost} % не меньше самого кредита. Уменьшите его.`,
        ]
      : []),
    ...(program.active !== '0' && program.active !== '1'
      ? [
          `${at(program, 'active')}: ${of} active — «${program.active}». Нужно '1' (показывать) или '0' (не показывать).`,
        ]
      : []),
    ...(terms.length === 0 || terms.some((term) => !Number.isInteger(term) || term < 1 || term > 120)
      ? [`${at(program, 'months')}: ${of} сроки [${terms.join(', ')}]. Нужны месяцы от 1 до 120.`]
      : []),
    ...(terms.some((term, index) => index > 0 && term <= (terms[index - 1] ?? 0))
      ? [`${at(program, 'months')}: ${of} сроки [${terms.join(', ')}] не по возрастанию. Расставьте их.`]
      : []),
    ...(program.model_codes?.length === 0
      ? [
          `${at(program, 'model_codes')}: ${of} список моделей пуст, её никто не увидит. Назовите модели или напишите null — для всех.`,
        ]
      : []),
    ...(program.bank.trim() && program.bank_license.trim()
      ? []
      : [`${at(program, 'from')}: ${of} нет банка или его лицензии. Закон требует обоих.`]),
    ...(program.active === '1' && !program.description.trim()
      ? [`${at(program, 'description')}: ${of} нет описания. Скажите, кому она подходит.`]
      : []),
    ...[program.name, program.description, program.legal].flatMap((text) => slipsIn(text, FILE)),
  ]
}

/** What is wrong with the credit programmes, each in a sentence with file and line. */
export const creditProblems = (programs: readonly CreditProgramWire[]): string[] => [
  ...repeated(programs, ({ id }) => id).map(
    ([id, same]) =>
      `${placeOf({ file: FILE, near: `id: '${id}'`, nth: 2 })}: номер (id) ${id} у программ ${quoted(same.map(({ name }) => name))}. Номера не повторяются: дайте новой номер ${Math.max(...programs.map((one) => Number(one.id))) + 1}.`,
  ),
  ...repeated(
    programs.filter(({ active }) => active === '1'),
    ({ name }) => name,
  ).map(
    ([name, same]) =>
      `${placeOf({ file: FILE, near: `name: '${name}'`, nth: 2 })}: название ${quoted([name])} у ${same.length} программ. Посетитель их не отличит: назовите новую иначе.`,
  ),
  ...(programs.some(({ active }) => active === '1')
    ? []
    : [
        `${placeOf({ file: FILE, near: 'active:' })}: ни одна программа не показывается (active: '0'). Расчёт кредита без них пуст: включите хотя бы одну.`,
      ]),
  ...programs.flatMap(programProblems),
]
