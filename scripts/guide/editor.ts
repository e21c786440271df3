import { dayAhead, nextMonth, photographs, seenBy, takeChosen, uploadInto, type Visit } from './visit.ts'

/** The steps of docs/guide/editor.md, as an editor performs them. */

const NEWS = 'Зимняя дорога: что проверить'

export async function editorSteps(visit: Visit): Promise<void> {
  await writeNews(visit)
  await previewNews(visit)
  await planNews(visit)
  await askForPrice(visit)
  await comparePrices(visit)
  await makeSlide(visit)
  await answerQuestion(visit)
  await addCity(visit)
  await compareDealers(visit)
  await closeForHoliday(visit)
  await makePromoPage(visit)
  await replacePhotograph(visit)
  await undo(visit)
  await exportReport(visit)
}

async function writeNews({ page, office, take }: Visit): Promise<void> {
  const [cover, second] = photographs()
  if (!cover || !second) throw new Error('The project has no pictures to upload')
  await page.goto(`${office}/#/content/news`)
  await take('editor-list', page.getByRole('heading', { level: 1 }))
  await page.getByRole('link', { name: 'Новая новость' }).click()
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(NEWS)
  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('zimnyaya-doroga')
  await page.getByLabel('Дата новости').fill(dayAhead(1))
  await page.getByRole('textbox', { name: 'Коротко' }).fill('Пять минут до поездки, которые экономят час в пути.')
  await take('editor-news', page.getByRole('heading', { level: 1 }))
  await page.getByRole('button', { name: 'Выбрать снимок' }).first().click()
  await uploadInto(page, cover, 'Автомобиль на зимней дороге')
  await page.getByRole('button', { name: /^Главное на снимке/ }).click({ position: { x: 180, y: 90 } })
  await take('editor-picture')
  await takeChosen(page)
  await page.getByRole('textbox', { name: 'Текст' }).first().fill('Проверьте давление в шинах и уровень омывателя.')
  await addPictureBlock(page, second)
  await take('editor-block', page.getByRole('button', { name: 'Заменить снимок' }).nth(1))
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('heading', { level: 2, name: 'На сайт' }).waitFor()
}

async function addPictureBlock(page: Visit['page'], file: ReturnType<typeof photographs>[number]): Promise<void> {
  await page.getByRole('button', { name: 'Добавить' }).first().click()
  await page.getByLabel('Вид блока').nth(1).click()
  await page.getByRole('option', { name: 'Снимок' }).click()
  await page.getByRole('button', { name: 'Выбрать снимок' }).click()
  await uploadInto(page, file, 'Стоянка у гостиницы')
  await takeChosen(page)
}

async function previewNews({ page, site, take }: Visit): Promise<void> {
  await page.getByLabel('Посмотреть сайт на момент').fill(`${dayAhead(1)}T10:30`)
  await page.getByRole('button', { name: 'Предпросмотр' }).click()
  const link = new URL((await page.getByRole('link', { name: 'Открыть предпросмотр' }).getAttribute('href')) ?? '')
  const item = page.url()
  await page.goto(site + link.pathname + link.search)
  await page.getByText('Предпросмотр: так сайт выглядит').waitFor()
  await page.getByRole('heading', { level: 1, name: /^Зимняя.дорога/ }).waitFor()
  await take('editor-preview')
  await page.getByRole('link', { name: 'Закрыть предпросмотр' }).click()
  await page.goto(item)
}

async function planNews({ page, site, take }: Visit): Promise<void> {
  await page.getByRole('radio', { name: 'В назначенный час' }).check()
  await page.getByLabel('Показать с, по Москве').fill(`${dayAhead(1)}T10:00`)
  await take('editor-plan', page.getByRole('button', { name: 'Назначить публикацию' }))
  await page.getByRole('button', { name: 'Назначить публикацию' }).click()
  await page.getByText('Запланировано').first().waitFor()
  await seenBy(site, '/news/zimnyaya-doroga.html', null)
}

async function askForPrice({ page, office, take }: Visit): Promise<void> {
  await openPrices(page, office)
  await page.getByLabel('Действуют с').fill(nextMonth())
  const price = page.getByLabel('Цена, ₽').first()
  await price.fill(String(Number((await price.inputValue()).replace(/\D/g, '')) + 50_000))
  await take('editor-price', page.getByRole('heading', { level: 1 }))
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('button', { name: 'На согласование' }).click()
  await page
    .getByText(/^Ждёт согласования/)
    .first()
    .waitFor()
}

/** The lawyer's approval of a price submitted by an editor. */
export async function approvePrice({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/price`)
  await page.getByRole('listitem').filter({ hasText: 'На согласовании' }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'На сайт' }).waitFor()
  await page.getByRole('radio', { name: 'В назначенный час' }).check()
  await page.getByLabel('Показать с, по Москве').fill(`${nextMonth()}T00:00`)
  const plan = page.getByRole('button', { name: 'Назначить публикацию' })
  await take('editor-approve', plan)
  await plan.click()
  await page.getByText('Запланировано').first().waitFor()
}

/** A later date and one more word: the text that visitors have read does not change. */
export async function writeEdition({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/legal`)
  await page.getByRole('link', { name: /бронирование визита в.лаунж/ }).click()
  await page.getByLabel('День редакции').fill(dayAhead(1))
  const last = page.getByRole('textbox').filter({ hasText: /^Мне.известно/ })
  await last.fill(`${await last.inputValue()} Согласие можно отозвать и в лаунже.`)
  await take('editor-legal', page.getByLabel('День редакции'))
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByText('Изменения не сохранены').waitFor({ state: 'detached' })
}

async function openPrices(page: Visit['page'], office: string): Promise<void> {
  await page.goto(`${office}/#/content/price`)
  await untouched(page, 'price').click()
  await page.getByRole('heading', { level: 2, name: 'На сайт' }).waitFor()
}

async function comparePrices({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/price`)
  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const lines = [
    'Модель\tКомплектация\tЦена',
    'G90\tPremier\t4 890 000 ₽',
    'G90\tElite\t5490000,00',
    'G90\tRoyal\t6,3 млн',
  ]
  await page.getByRole('textbox', { name: 'Строки из таблицы' }).fill(lines.join('\n'))
  await page.getByText('Это не цена').waitFor()
  await take('editor-prices', page.getByRole('heading', { level: 2, name: 'Что изменится' }))
  await page.getByRole('checkbox', { name: 'Взять строку 4' }).click()
  await page.getByRole('checkbox', { name: /^Комплектаций, которые таблица не меняет/ }).click()
  await page.getByRole('button', { name: /^Сделать черновики/ }).click()
  await page.getByRole('tab', { name: 'Цены' }).waitFor()
}

async function makeSlide({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/home-slide`)
  await page.getByRole('link', { name: 'Новый слайд' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Название').fill('Зима')
  await field('Заголовок').fill('К зиме готов заранее')
  await field('Текст').fill('Осмотр и хранение колёс до конца декабря.')
  await field('Надпись').fill('Условия')
  await field('Куда ведёт').fill('/finance.html')
  await page.getByRole('button', { name: 'Выбрать снимок' }).first().click()
  await page.getByRole('dialog', { name: 'Снимки' }).getByRole('listitem').getByRole('button').first().click()
  await takeChosen(page)
  await take('editor-slide', page.getByRole('heading', { level: 1 }))
  await publishNow(page)
}

async function answerQuestion({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/question`)
  await untouched(page, 'question').click()
  await page.getByRole('textbox', { name: 'Ответ', exact: true }).fill('Да. Позвоните дилеру: он назовёт день и час.')
  await take('editor-question', page.getByRole('heading', { level: 1 }))
  await publishNow(page)
}

async function addCity({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/city`)
  await page.getByRole('link', { name: 'Новый город' }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill('Тюмень')
  await page.getByRole('textbox', { name: 'Где' }).fill('в Тюмени')
  await page.getByRole('textbox', { name: 'Чего' }).fill('Тюмени')
  await page.getByRole('textbox', { name: 'Широта' }).fill('57.1522, 65.5272')
  await page.getByLabel('Часовой пояс').click()
  await page.getByRole('option', { name: /Тюмень/ }).click()
  await take('editor-city', page.getByRole('heading', { level: 1 }))
  await publishNow(page)
}

/** Changes of two dealers; the third row is refused. */
async function compareDealers({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/dealer`)
  await page.getByRole('link', { name: 'Из таблицы' }).click()
  const lines = [
    'Номер\tТелефон\tСервис: сб\tСервис: вс',
    '1\t+7 (495) 000-01-10\t09:00–18:00\tзакрыто',
    '2\t8 495 000-02-10\t9-18\tвыходной',
    '3\t000-03-10\t9-18\tвыходной',
  ]
  await page.getByRole('textbox', { name: 'Строки из таблицы' }).fill(lines.join('\n'))
  await page.getByText('Не принята').waitFor()
  await take('editor-dealers', page.getByRole('list', { name: 'Строки таблицы' }))
  await page.getByRole('checkbox', { name: 'Взять строку 4' }).click()
  await page.getByRole('button', { name: /^Сделать черновики: 2 / }).click()
  await page.getByRole('tab', { name: 'Дилеры' }).waitFor()
}

async function closeForHoliday({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/dealer`)
  await untouched(page, 'dealer').click()
  await page.getByRole('button', { name: 'Добавить' }).first().click()
  await page.getByLabel('Первый день').fill(dayAhead(20))
  await page.getByLabel(/^Последний день/).fill(dayAhead(27))
  await page.getByRole('textbox', { name: 'Причина' }).fill('Праздничные дни')
  await take('editor-holiday', page.getByLabel('Первый день'))
  await publishNow(page)
}

async function makePromoPage({ page, office, site, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/promo-page`)
  await page.getByRole('link', { name: 'Новая страница' }).click()
  await page.getByRole('textbox', { name: 'Заголовок', exact: true }).fill('Зимняя подготовка')
  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('zima')
  await page.getByRole('textbox', { name: 'Под заголовком' }).fill('Осмотр перед морозами, у каждого дилера.')
  await page.getByRole('textbox', { name: 'Текст' }).first().fill('Проверим тормоза, батарею и свет за один визит.')
  await page.getByRole('textbox', { name: 'Заголовок для поисковиков' }).fill('Зимняя подготовка автомобиля у дилера')
  await page
    .getByRole('textbox', { name: 'Описание для поисковиков' })
    .fill('Осмотр перед морозами: тормоза, батарея, свет.')
  await take('editor-promo', page.getByRole('heading', { level: 1 }))
  await publishNow(page)
  await seenBy(site, '/promo/zima.html', 'Осмотр перед морозами, у каждого дилера')
}

async function replacePhotograph({ page, office, site, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/photo`)
  await page
    .getByRole('link', { name: /: первый экран$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Выбрать снимок' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Снимки' })
  await dialog.getByRole('listitem').getByRole('button').first().waitFor()
  await take('editor-replace')
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await takeChosen(page)
  const address = (await page.getByText(/^На сайте: /).textContent())?.replace(/^.*: /, '') ?? ''
  await publishNow(page)
  await seenBy(site, address, '/assets/media-')
}

async function undo({ page, office, site, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/content/promo-page/zima`)
  await page.getByRole('textbox', { name: 'Под заголовком' }).fill('Асмотр перед морозами.')
  await publishNow(page)
  await seenBy(site, '/promo/zima.html', 'Асмотр')
  const back = page.getByRole('button', { name: 'Вернуть эту версию' }).first()
  await take('editor-history', back)
  await back.click()
  await page.getByText('На сайте').first().waitFor()
  await seenBy(site, '/promo/zima.html', 'Осмотр перед морозами, у каждого дилера')
}

async function exportReport({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/reports`)
  await page.getByRole('img', { name: /^Заявки по дням/ }).waitFor()
  await take('editor-reports')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Заявки по дилерам: для Excel' }).click()
  await file
}

/** The first item of a list without a draft; undefined while another list is still shown. */
const untouched = (page: Visit['page'], kind: string) =>
  page
    .getByRole('listitem')
    .filter({ hasNotText: /Черновик|На согласовании/ })
    .locator(`a[href*="#/content/${kind}/"]`)
    .first()

async function publishNow(page: Visit['page']): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByText('Изменения не сохранены').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByText('Черновика нет').first().waitFor()
}
