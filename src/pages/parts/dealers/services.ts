import type { DealerService } from '#src/domain/dealer.ts'
import { typograf } from '#src/domain/typography.ts'

/** What a dealer does, as his card says it. */
export const SERVICE_NAMES: Record<DealerService, string> = {
  sales: 'Продажи',
  service: 'Сервис',
  certified: 'С пробегом',
  testDrive: typograf('Тест-драйв'),
  tradeIn: typograf('Трейд-ин'),
  body: 'Кузовной ремонт',
  lounge: 'Лаунж',
}

export const DEALER_FORMS = ['дилер', 'дилера', 'дилеров'] as const

/** The place all openers of the booking name here (gaps.md 10). */
export const CARD_PLACE = 'Карточка дилера'
