export type { Access, City, DayHours, Dealer, Hours, SpecialHours, TeamMember } from '#src/domain/shapes/dealer.ts'

export const DEALER_SERVICES = ['sales', 'service', 'certified', 'testDrive', 'tradeIn', 'body', 'lounge'] as const
export type DealerService = (typeof DEALER_SERVICES)[number]

/** The two flags are sent only when true (specification 7.2). */
export type DealerFilter = { city_id?: number | undefined; certified?: boolean; testDrive?: boolean }
export type CityFilter = Omit<DealerFilter, 'city_id'>
