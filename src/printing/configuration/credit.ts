import { countOf, formatDecimal, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { ConfigurationCredit } from '#src/printing/configuration/document.ts'
import { BRONZE, COLUMN, INK, MARGIN, MM, PAGE, PAPER, STEEL, TYPE, type Sheet } from '#src/printing/sheet.ts'

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const CHART = { top: 138 * MM, height: 44 * MM } as const

/** «11,912–18,400 %»: the full cost is always written with three decimals. */
const formatFullCost = ([from, to]: readonly [number, number]): string =>
  [from, to].map((value) => value.toFixed(3).replace('.', ',')).join('–') + `${NBSP}%`

/** In the order of the law (38-ФЗ, art. 28): the full cost of credit first and larger than the rate. */
export function writeCredit(sheet: Sheet, credit: ConfigurationCredit): void {
  const x = MARGIN.side
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Кредит', TYPE.h1, { x, y: MARGIN.top }))
  sheet.tag('P', () => {
    sheet.write('Полная стоимость кредита', TYPE.text, { x, y: 37 * MM, color: STEEL })
    sheet.write(`${formatFullCost(credit.fullCost)} годовых`, TYPE.price, { x, y: 42 * MM })
  })
  let y = 60 * MM
  for (const [name, value] of rowsOf(credit)) {
    sheet.tag('P', () => {
      sheet.write(name, TYPE.text, { x, y, color: STEEL })
      sheet.write(value, TYPE.text, { x, y, width: COLUMN, align: 'right' })
    })
    sheet.rule(y + 5 * MM)
    y += 8.4 * MM
  }
  writeChart(sheet, credit)
  sheet.tag('P', () =>
    sheet.write(
      'Оценивайте свои финансовые возможности и риски. Изучите все условия кредита (займа) у банка и дилера.',
      TYPE.lead,
      { x, y: CHART.top + CHART.height + 12 * MM, width: COLUMN },
    ),
  )
  sheet.tag('P', () =>
    sheet.write(
      `Кредит предоставляет ${credit.bank}, лицензия ${credit.license}. ${credit.legal} Предварительный расчёт, не является предложением банка.`,
      TYPE.small,
      { x, y: PAGE.height - 28 * MM, width: COLUMN * 0.72, color: STEEL },
    ),
  )
}

const rowsOf = (credit: ConfigurationCredit): (readonly [string, string])[] => [
  ['Программа', credit.program],
  ['Ставка', `${formatDecimal(credit.rate)}${NBSP}% годовых`],
  ['Срок', countOf(credit.months, MONTHS)],
  ['Первый взнос', `${formatDecimal(credit.prepayPercent)}${NBSP}%, ${formatMoney(credit.prepay)}`],
  ['Сумма кредита', formatMoney(credit.credit)],
  ['Платёж в месяц', formatMoney(credit.monthly)],
  ...(credit.residual > 0 ? [['Последний платёж', formatMoney(credit.monthly + credit.residual)] as const] : []),
]

/** Of each payment the interest above, the debt below: bars month by month. The residual is told in the table. */
function writeChart(sheet: Sheet, credit: ConfigurationCredit): void {
  const shares = interestShares(credit)
  const step = COLUMN / shares.length
  const bar = Math.max(step - 0.9, step * 0.7)
  const { pdf } = sheet
  sheet.tag(
    'Figure',
    () => {
      pdf.fillOpacity(1)
      shares.forEach((share, index) => {
        const x = MARGIN.side + index * step
        const interest = CHART.height * share
        pdf.rect(x, CHART.top, bar, interest).fill(BRONZE)
        pdf.rect(x, CHART.top + interest, bar, CHART.height - interest).fill(INK)
      })
    },
    'Диаграмма платежей по месяцам: доля процентов уменьшается, доля основного долга растёт',
  )
  sheet.tag('P', () => {
    const y = CHART.top + CHART.height + 2.4 * MM
    sheet.write('Бронзовым показаны проценты, чёрным — основной долг', TYPE.small, { x: MARGIN.side, y, color: STEEL })
  })
}

/** Which part of each payment is interest, 0 to 1. */
export function interestShares({ credit, rate, months, monthly }: ConfigurationCredit): number[] {
  let debt = credit
  return Array.from({ length: months }, () => {
    const interest = (debt * rate) / 1200
    debt -= monthly - interest
    return Math.min(1, Math.max(0, interest / monthly))
  })
}
