import type { CreditProgramWire } from '#src/domain/credit.ts'
import { typografDeep } from '#src/domain/typography.ts'

type Row = Omit<CreditProgramWire, 'bank' | 'bank_license' | 'terms' | 'monthlyPayment'> & {
  from: Bank
  months: number[]
}
type Bank = Pick<CreditProgramWire, 'bank' | 'bank_license'>

/** Both banks are fictional. */
const exampleBank: Bank = { bank: 'АО «Банк-Пример»', bank_license: '№ 0000 от 01.01.2020' }
const exampleCredit: Bank = { bank: 'ПАО «Примерный кредит»', bank_license: '№ 0001 от 01.02.2020' }

/** Numbers are strings, as transmitted (specification 3): roubles, % of the price, % a year. */
const rows: Row[] = [
  {
    id: '1',
    name: 'Классический',
    from: exampleBank,
    active: '1',
    min_price: '1000000',
    max_price: '10000000',
    min_credit: '300000',
    max_credit: '7000000',
    min_prepay: '20',
    max_prepay: '80',
    rate: '11.9',
    restcost: '0',
    psk_min: '11.912',
    psk_max: '18.400',
    months: [12, 24, 36, 48, 60],
    model_codes: null,
    requires_casco: false,
    description: 'Равные платежи, досрочное погашение без комиссии.',
    legal: 'Решение принимает банк.',
  },
  {
    id: '2',
    name: 'С остаточным платежом',
    from: exampleBank,
    active: '1',
    min_price: '2000000',
    max_price: '10000000',
    min_credit: '500000',
    max_credit: '7000000',
    min_prepay: '20',
    max_prepay: '60',
    rate: '12.9',
    restcost: '40',
    psk_min: '12.910',
    psk_max: '19.900',
    months: [24, 36],
    model_codes: null,
    requires_casco: true,
    description: 'Часть стоимости переносится на последний платёж, поэтому ежемесячный ниже.',
    legal: 'Последний платёж можно внести, рефинансировать или закрыть обменом у дилера.',
  },
  {
    id: '3',
    name: 'Короткий',
    from: exampleCredit,
    active: '1',
    min_price: '1500000',
    max_price: '6000000',
    min_credit: '300000',
    max_credit: '3000000',
    min_prepay: '50',
    max_prepay: '85',
    rate: '8.9',
    restcost: '0',
    psk_min: '8.905',
    psk_max: '14.200',
    months: [6, 12, 18],
    model_codes: ['g70', 'gv70'],
    requires_casco: false,
    description: 'Для тех, кто вносит половину и больше.',
    legal: 'Решение принимает банк.',
  },
  {
    id: '4',
    name: 'Флагман',
    from: exampleCredit,
    active: '1',
    min_price: '4500000',
    max_price: '12000000',
    min_credit: '1000000',
    max_credit: '9000000',
    min_prepay: '30',
    max_prepay: '70',
    rate: '10.5',
    restcost: '30',
    psk_min: '10.520',
    psk_max: '16.900',
    months: [12, 24, 36],
    model_codes: ['g90'],
    requires_casco: true,
    description: 'Действует и для версии с удлинённой базой.',
    legal: 'Решение принимает банк.',
  },
  {
    id: '5',
    name: 'Прошлогодний',
    from: exampleBank,
    active: '0',
    min_price: '1000000',
    max_price: '10000000',
    min_credit: '300000',
    max_credit: '7000000',
    min_prepay: '15',
    max_prepay: '80',
    rate: '9.9',
    restcost: '0',
    psk_min: '9.900',
    psk_max: '15.000',
    months: [12, 24, 36],
    model_codes: null,
    requires_casco: false,
    description: 'Архивная программа, не показывается.',
    legal: '',
  },
]

/** Credit programmes as in GET /v1/credit-program; the inactive one stays for old links. */
export const creditPrograms: readonly CreditProgramWire[] = rows.map(({ from, months, ...row }) => ({
  ...typografDeep(row),
  ...typografDeep(from),
  terms: months.map((month) => ({ term: String(month) })),
  monthlyPayment: '',
}))
