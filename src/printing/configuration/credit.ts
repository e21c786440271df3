import { creditWarning } from '#src/content/credit-warning.ts'
import { ACCENT, PAPER, SAND, STEEL } from '#src/brand/palette.ts'
import { formatFullCost } from '#src/domain/credit.ts'
import { countOf, formatDecimal, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { ConfigurationCredit } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
/** Where short legal lines begin; longer ones begin higher, so that all of them end above the line with the page number. */
const LEGAL_TOP = PAGE.height - 30 * MM
const LEGAL_END = PAGE.height - 14 * MM
/** From the beginning of the warning to that of the legal lines. */
const WARNING = 20 * MM
const LABELS = 9 * MM
const ROW = 9.4 * MM
/** A lower chart shows nothing; it gives way to what the law requires. */
const LEAST_CHART = 18 * MM

/** In the legally required order (38-ФЗ, art. 28): the full cost of credit first and larger than the rate. */
export function writeCredit(sheet: Sheet, credit: ConfigurationCredit): void {
  const x = MARGIN.side
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Кредит', TYPE.h1, { x, y: MARGIN.top }))
  sheet.tag('P', () => {
    sheet.write('Полная стоимость кредита', TYPE.text, { x, y: 37 * MM, color: STEEL })
    sheet.write(`${formatFullCost(credit)} годовых`, TYPE.price, { x, y: 42 * MM })
  })
  const legal = legalOf(sheet, credit)
  const warningTop = legal.top - WARNING
  const end = writeRows(sheet, credit)
  const top = end + 12 * MM
  const height = warningTop - 12 * MM - LABELS - top
  if (height >= LEAST_CHART) writeChart(sheet, credit, { top, height })
  sheet.tag('P', () => sheet.write(creditWarning, TYPE.lead, { x, y: warningTop, width: COLUMN }))
  sheet.tag('P', () => sheet.write(legal.text, TYPE.small, { x, y: legal.top, width: legal.width, color: STEEL }))
}

/** A bank writes a line or half a page. */
function legalOf(sheet: Sheet, { bank, license, legal }: ConfigurationCredit) {
  const text = `Кредит предоставляет ${bank}, лицензия ${license}. ${legal} Предварительный расчёт, не является предложением банка.`
  const narrow = COLUMN * 0.72
  const width = LEGAL_TOP + sheet.heightOf(text, TYPE.small, narrow) <= LEGAL_END ? narrow : COLUMN
  return { text, width, top: Math.min(LEGAL_TOP, LEGAL_END - sheet.heightOf(text, TYPE.small, width)) }
}

/** Returns where they end. A name of two lines makes its row higher. */
function writeRows(sheet: Sheet, credit: ConfigurationCredit): number {
  const width = COLUMN * 0.66
  let y = 62 * MM
  for (const [name, value] of rowsOf(credit)) {
    const more = sheet.heightOf(value, TYPE.row, width) - sheet.heightOf('0', TYPE.row, width)
    sheet.tag('P', () => {
      sheet.write(name, TYPE.row, { x: MARGIN.side, y, color: STEEL })
      sheet.write(value, TYPE.row, { x: MARGIN.side + COLUMN - width, y, width, align: 'right' })
    })
    sheet.rule(y + more + 6.4 * MM)
    y += more + ROW
  }
  return y
}

const rowsOf = (credit: ConfigurationCredit): (readonly [string, string])[] => [
  ['Программа', credit.program],
  ['Ставка', `${formatDecimal(credit.rate)}${NBSP}% годовых`],
  ['Срок', countOf(credit.months, MONTHS)],
  ['Первый взнос', `${formatDecimal(credit.prepayPercent)}${NBSP}%, ${formatMoney(credit.prepay)}`],
  ['Сумма кредита', formatMoney(credit.credit)],
  ['Платёж в месяц', formatMoney(credit.monthly)],
  ...(credit.last === null ? [] : [['Последний платёж, с остаточным', formatMoney(credit.last)] as const]),
  ['Проценты за весь срок', formatMoney(credit.interest)],
]

/** Each payment's interest on top, principal below, month by month. The residual is stated in the table. */
function writeChart(sheet: Sheet, credit: ConfigurationCredit, { top, height }: { top: number; height: number }): void {
  const shares = interestShares(credit)
  const step = COLUMN / shares.length
  const x = MARGIN.side
  const { pdf } = sheet
  sheet.tag('H2', () => sheet.write('Из чего состоит платёж', TYPE.h2, { x, y: top - 8 * MM }))
  sheet.tag(
    'Figure',
    () => {
      // One shape over the other: adjacent bars would show seams on a screen.
      pdf.fillOpacity(1).rect(x, top, COLUMN, height).fill(SAND)
      pdf.moveTo(x, top)
      shares.forEach((share, index) => {
        pdf.lineTo(x + index * step, top + height * share).lineTo(x + (index + 1) * step, top + height * share)
      })
      pdf
        .lineTo(x + COLUMN, top)
        .closePath()
        .fill(ACCENT)
    },
    'Диаграмма платежей по месяцам: доля процентов уменьшается, доля основного долга растёт',
  )
  const y = top + height + 2.4 * MM
  const [from, to] = [`1-й${NBSP}месяц`, `${credit.months}-й${NBSP}месяц`]
  sheet.tag('P', () => {
    sheet.write(from, TYPE.note, { x, y, color: STEEL })
    sheet.write('Бронзовым — проценты, светлым — основной долг', TYPE.note, {
      x,
      y,
      width: COLUMN,
      align: 'center',
      color: STEEL,
    })
    sheet.write(to, TYPE.note, { x, y, width: COLUMN, align: 'right', color: STEEL })
  })
}

/** The share of interest in each payment, 0 to 1. */
export function interestShares({ credit, rate, months, monthly }: ConfigurationCredit): number[] {
  let debt = credit
  return Array.from({ length: months }, () => {
    const interest = (debt * rate) / 1200
    debt -= monthly - interest
    return Math.min(1, Math.max(0, interest / monthly))
  })
}
