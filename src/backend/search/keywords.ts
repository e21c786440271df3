import { BRAND, BRAND_IN_RUSSIAN, BRAND_MISSPELT, BRAND_SLUG } from '#src/brand/brand.ts'
import { modelTexts } from '#src/content/models/texts.ts'
import { pagesOf } from '#src/domain/model.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { modelRouteName, type RouteName } from '#src/routes.ts'

/** Visitors' phrases for a page. A query that equals one of them means just that page. */
type Phrases = readonly string[]
const list = (text: string): Phrases => text.split(', ')

const PRICE = list('цена, цены, прайс-лист, комплектации, сколько стоит, стоимость, price')
const GALLERY = list('фото, фотографии, снимки, картинки')
const PERFORMANCE = list('двигатель, мотор, разгон, привод, мощность, лошадиные силы, крутящий момент, расход топлива')
const DESIGN = list('салон, интерьер, кузов, экстерьер, внешний вид')
const OVERVIEW = list('новый, обновлённый, купить')
const SAFETY = list('подушки безопасности, помощники, краш-тест')

/** Where no page has prices, the model's home page answers queries for them. */
const WITHOUT_PRICES = list('цена, длина, багажник')

const OF_MODELS: Readonly<Record<string, Phrases>> = {
  home: OVERVIEW,
  design: DESIGN,
  safety: SAFETY,
  performance: PERFORMANCE,
  gallery: GALLERY,
  price: PRICE,
}

/** Phrases for pages of models: by kind of page, and in the model's own words. */
const ofModels: Partial<Record<RouteName, Phrases>> = Object.fromEntries(
  modelTexts.flatMap(({ code, meta }) => {
    const pages = pagesOf(code).map(({ page }) => page)
    return pages.map((page) => {
      const route = modelRouteName(code, page)
      const own = ownValue(meta.keywords, route)
      const phrases = [
        ...(ownValue(OF_MODELS, page) ?? []),
        ...(page === 'home' && !pages.includes('price') ? WITHOUT_PRICES : []),
        ...(own ? list(own) : []),
      ]
      return [route, phrases]
    })
  }),
)

/** Visitors' names for a page besides its own words. */
export const keywords: Partial<Record<RouteName, Phrases>> = {
  home: [BRAND, BRAND_IN_RUSSIAN.nominative.toLowerCase(), ...BRAND_MISSPELT, 'главная'],
  warranty: list('гарантийный срок, сколько лет гарантия, гарантийное обслуживание, гарантийный ремонт, warranty'),
  'test-drive': list(
    'пробная поездка, что взять с собой, права, записаться на тест-драйв, покататься, прокатиться, test drive',
  ),
  configurator: list('собрать автомобиль, сборка, комплектация, цвет, configurator'),
  dealers: list(
    'найти дилера, наличие автомобилей, дилерский центр, автосалон, салон, где купить, адрес, дилерская сеть, dealers',
  ),
  contacts: list(
    'телефон поддержки, написать в поддержку, телефон, горячая линия, колл-центр, адрес, почта, связаться, позвонить, contacts',
  ),
  finance: list(
    'кредитные программы, рассрочка, ежемесячный платёж, лизинг, лизинг для юридических лиц, страхование, каско, ' +
      'ПСК, полная стоимость кредита, ставка, кредитный калькулятор, автокредит, остаточный платёж, автомобиль в кредит, купить автомобиль в кредит, корпоративный, юридическое лицо, страховка, рассчитать платёж, налог',
  ),
  owners: list(
    'кузовной ремонт, межсервисный интервал, замена масла, сервисный центр, техобслуживание, ТО, обслуживание, ' +
      'эвакуатор, помощь на дороге, владелец, ремонт, запчасти, отзывная кампания, шины, зимние шины, хранение шин, ' +
      'шиномонтаж, запись на сервис, стоимость ТО, аккумулятор, VIN, вин номер, проверить VIN, сервисная кампания, номер кузова',
  ),
  'connected-services': list(
    'кнопка SOS, экстренный вызов, приложение, мобильное приложение, прогрев с телефона, удалённый запуск, удалённый запуск двигателя, автозапуск',
  ),
  certified: list('с пробегом, подержанные, б/у, сертифицированный, машины с пробегом, вторичный рынок'),
  mobility: list('подписка на автомобиль, аренда, прокат, каршеринг'),
  [`${BRAND_SLUG}-models` as const]: list(
    'модельный ряд, кроссовер, внедорожник, седан, сравнить модели, сравнение, клиренс, все модели, купить автомобиль, машины, models, cars',
  ),
  future: list('концепт, концепт-кар, концепты'),
  'future-mint': list('минт, электромобиль, электрический автомобиль, мини'),
  brand: list('философия, марка, история, бренд'),
  about: list('о компании, дистрибьютор, реквизиты, пресс-служба, для прессы, ИНН'),
  workers: list('охрана труда, специальная оценка условий труда, СОУТ, вакансии, работа'),
  contractors: list('подрядчик, поставщик, закупки, тендер'),
  'personal-data': list('отозвать согласие, персональные данные, политика обработки, согласие, cookie, куки'),
  lounge: list('лаунж, пространство марки, lounge'),
  sitemap: list('карта сайта, все страницы, разделы, все страницы сайта'),
  news: list('новости, последние новости, события, пресс-релизы, премьеры, news'),
  support: list('вопросы и ответы, частые вопросы, помощь, FAQ'),
  ...ofModels,
}

/**
 * Words that mean the page only in this form: "сервис" is where a car is serviced, "сервисы" are apps on a phone, and a
 * stemmer cannot tell them apart.
 */
export const thisFormOnly: Partial<Record<RouteName, Phrases>> = { owners: list('сервис') }

/** The same for questions, by their anchor. */
export const faqKeywords: Readonly<Record<string, Phrases>> = {
  'faq-trade-in': list('трейд-ин, обмен, обмен автомобиля, сдать старый автомобиль, trade-in'),
  'faq-td-kids': list('с ребёнком, с детьми, детское кресло'),
  'faq-td-change': list('отменить запись, перенести тест-драйв'),
  'faq-fuel': list('бензин, топливо, какой бензин'),
  'faq-td-docs': list('документы на тест-драйв, права, паспорт'),
  'faq-service-interval': list('межсервисный интервал, сервисный интервал, интервал обслуживания, как часто ТО'),
  'faq-road-help': list('не заводится, пробил колесо, прокол'),
  'faq-discounts': list('скидка, акция'),
  'faq-recycling-fee': list('утилизационный сбор, утильсбор'),
  'faq-lost-key': list('потерял ключ'),
  'faq-towing': list('прицеп, фаркоп'),
  'faq-delivery': list('срок поставки'),
  'faq-phone-on-screen': list('CarPlay, карплей, карплэй, Android Auto, андроид авто, телефон на экране'),
}
