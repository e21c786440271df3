/** Terms of warranty and service (all await the owner's confirmation: they are shown with «уточняется»). */
export const warrantyTerms = { car: { years: 5, km: 100_000 }, paintYears: 3, corrosionYears: 5 } as const
/** Where the tyre pressure is stated, and when to check it. */
export const tyrePressure = {
  where: 'Давление указано на табличке в проёме водительской двери.',
  when: 'Проверяйте его раз в месяц и перед дальней дорогой, на холодных шинах; на морозе оно падает.',
} as const
export const serviceInterval = { km: 15_000, months: 12 } as const
