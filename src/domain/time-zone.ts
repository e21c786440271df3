/** Where a city's zone is not known. */
export const DEFAULT_ZONE = 'Europe/Moscow'
