/** Terms of warranty and service (all await the owner's confirmation: they are shown with «уточняется»). */
export const warrantyTerms = { car: { years: 5, km: 100_000 }, paintYears: 3, corrosionYears: 5 } as const
export const serviceInterval = { km: 15_000, months: 12 } as const
