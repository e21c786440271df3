import { company } from '#src/brand/brand.ts'
import { typografDeep } from '#src/domain/typography.ts'

const { distributor } = company

/** Who is responsible for what, from the factory to the customer. */
export const chain: readonly { who: string; what: string }[] = typografDeep([
  { who: 'Завод', what: 'Разрабатывает и строит автомобиль' },
  { who: distributor.short_name, what: 'Привозит, отвечает за гарантию и держит уровень дилеров' },
  { who: 'Дилер', what: 'Продаёт, обслуживает, принимает в трейд-ин: договор — с ним' },
  { who: 'Вы', what: 'Спрашиваете с любого из нас, по одному телефону' },
])

/** Company details for contracts and official letters. */
export const requisites: readonly { name: string; value: string }[] = typografDeep([
  { name: 'Полное название', value: distributor.name },
  { name: 'Юридический адрес', value: distributor.address },
  { name: 'ИНН', value: distributor.inn },
  { name: 'ОГРН', value: distributor.ogrn },
  { name: 'Телефон', value: company.supportPhone },
  { name: 'Электронная почта', value: company.supportEmail },
])
