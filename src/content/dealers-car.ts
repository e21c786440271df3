import type { ModelCode } from '#src/domain/model.ts'

/** The car before the lit house of glass with which the page of dealers begins; at its end it stands in a wet street by night. */
export const DEALERS_CAR: ModelCode = 'new-g80'

/** Above the last buttons of the list of dealers. */
export const dealersEnding = 'Адрес есть. Осталось выбрать день'
