// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NBSP } from '#src/domain/nbsp.ts'
import { editions } from '#src/brand/brand.ts'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { LeadForm } from '#src/components/forms/lead-form.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { readDraft } from '#src/components/forms/drafts.ts'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'
import { waitingListShape } from '#src/domain/shapes/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { ApiError } from '#src/services/errors.ts'
import { typograf } from '#src/domain/typography.ts'
import { show } from '../../layout/render.tsx'
import { servicesOf } from '../../fixtures/services.ts'

const receipt: LeadReceipt = { number: 'K7MN4P2R', url: '/request/secret', calendar: null }

type Send = (fields: FormFields) => Promise<LeadReceipt>
type Sent = (receipt: LeadReceipt, fields: FormFields) => void

function Form({ send, onSent }: { send: Send; onSent: Sent }) {
  const chosen = { model: 'gv80' }
  const form = useLeadForm({
    type: 'waiting-list',
    shape: waitingListShape,
    place: 'GV80',
    chosen,
    send: (_, fields) => send(fields),
    onSent,
  })
  return (
    <LeadForm form={form} page="/gv80.html" chosen={chosen}>
      <ContactFields form={form} />
      <Consents form={form} purpose="first-to-know" />
      <SeenByDealer form={form} words={{ model: 'GV80' }} />
      <FormErrors form={form} />
      <SendButton form={form}>Сообщить мне</SendButton>
    </LeadForm>
  )
}

function setup(send: Send = async () => receipt, initial = {}) {
  const onSent = vi.fn<Sent>()
  const view = show(<Form send={send} onSent={onSent} />, { initial })
  view.store.context.services = servicesOf()
  return { ...view, onSent }
}

test('a mistake of the field that a press leaves is said after the press: nothing moves under the finger', async () => {
  setup()
  fill('Телефон', '916')
  fireEvent.pointerDown(document.body)
  fireEvent.blur(box('Телефон'))
  await act(() => new Promise((done) => setTimeout(done, 30)))
  expect(box('Телефон')).not.toHaveAttribute('aria-invalid', 'true')
  fireEvent.click(document.body)
  await waitFor(() => expect(box('Телефон')).toHaveAttribute('aria-invalid', 'true'))
})

const box = (name: string) => screen.getByLabelText(name)
const fill = (name: string, value: string) => fireEvent.input(box(name), { target: { value } })
const fillSilently = (name: string, value: string) => {
  const input = box(name)
  if (input instanceof HTMLInputElement) input.value = value
}
const press = () => fireEvent.click(screen.getByRole('button'))
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /Я даю согласие/ }))

function fillAll() {
  fill('Имя', 'Анна')
  fill('Телефон', '89161234567')
  agree()
}

test('an empty form: every message, announced as links, the first wrong field has the focus', async () => {
  const send = vi.fn<Send>(async () => receipt)
  setup(send)
  press()
  const alert = await screen.findByText('Проверьте поля формы')
  const list = within(alert.parentElement!)
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Укажите имя',
    'Укажите номер телефона',
    typograf('Без согласия мы не сможем сообщить вам цену'),
  ])
  expect(box('Имя')).toHaveFocus()
  expect(box('Имя')).toBeInvalid()
  expect(box('Имя')).toHaveAccessibleDescription('Укажите имя')
  fireEvent.click(list.getByRole('link', { name: 'Укажите номер телефона' }))
  expect(box('Телефон')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['Имя', 'Анна1', 'Только буквы, дефис и пробел'],
  ['Имя', 'А', 'Укажите имя'],
  ['Телефон', '8 916 12', 'Номер введён не полностью'],
  ['Электронная почта (необязательно)', 'anna@', 'Проверьте адрес: нужен вид name@example.ru'],
])('%s «%s» is checked when the field is left; typing takes the message away', async (label, value, message) => {
  setup()
  fill(label, value)
  fireEvent.blur(box(label))
  expect(await screen.findByText(message)).toBeVisible()
  fill(label, `${value}4`)
  expect(screen.queryByText(message)).toBeNull()
  // A field that is left tells of itself, not of the others.
  expect(screen.queryByRole('link', { name: message })).toBeNull()
})

test('what is sent: the fields as the visitor sees them, the choice, the origin, one key; a second press does nothing', async () => {
  let finish: (answer: LeadReceipt) => void = vi.fn<() => void>()
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  const { onSent } = setup(send)
  fillAll()
  press()
  await screen.findByText('Отправляем…')
  press()
  fireEvent.submit(document.querySelector('form')!)
  await act(async () => finish(receipt))
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]![0]).toMatchObject({
    lead_type: 'waiting-list',
    model: 'gv80',
    name: 'Анна',
    phone: '+7 (916) 123-45-67',
    agree: 'on',
    place: 'GV80',
    page: '/',
  })
  expect(send.mock.calls[0]![0]).not.toHaveProperty('agree_marketing', 'on')
  expect(onSent).toHaveBeenCalledOnce()
})

test('a page of a replaced version, whose code for sending is gone, says so', async () => {
  const { store } = setup()
  store.context.services = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const answer = vi.fn(() => Promise.resolve(new Response(null, { status: 200 })))
  vi.stubGlobal('fetch', answer)
  fillAll()
  press()
  expect(await screen.findByText(/Сайт обновился/)).toBeVisible()
  expect(box('Имя')).toHaveValue('Анна')
  // The same without a network.
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/Нет связи/)).toBeVisible()
  vi.unstubAllGlobals()
})

test('a failure is told, nothing is lost, and a retry has the same key until something changes', async () => {
  const keys: unknown[] = []
  setup(async ({ request_key: key }) => {
    keys.push(key)
    throw new ApiError('API request error: Network Error', 500)
  })
  fillAll()
  press()
  expect(await screen.findByText(/Нет связи/)).toBeVisible()
  expect(box('Имя')).toHaveValue('Анна')
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  await screen.findByRole('button', { name: 'Повторить' })
  fill('Имя', 'Мария')
  press()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
})

test('an answer that is lost: the form opened anew sends the same request, and after the success another one', async () => {
  const keys: unknown[] = []
  const answers = [() => Promise.reject(new ApiError('API request error: Network Error', 500)), async () => receipt]
  const send: Send = async ({ request_key: key }) => {
    keys.push(key)
    return (answers.shift() ?? (async () => receipt))()
  }
  const { store, unmount } = setup(send)
  fillAll()
  press()
  await screen.findByText(/Нет связи/)
  unmount()
  for (const _ of [1, 2]) {
    const onSent = vi.fn<Sent>()
    const anew = show(<Form send={send} onSent={onSent} />, { store })
    fillAll()
    press()
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    anew.unmount()
  }
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the list names the field of every mistake; the first wrong one is brought into view', async () => {
  setup()
  const seen: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this)
  })
  fillAll()
  fill('Имя', 'Анна')
  fill('Электронная почта (необязательно)', 'anna@')
  fill('Телефон', '+7 (216) 123-45-67')
  press()
  const list = within((await screen.findByText('Проверьте поля формы')).parentElement!)
  expect(list.getAllByRole('link').map(({ textContent }) => withPlainSpaces(textContent))).toEqual([
    'Телефон: нужен российский номер — после +7 идёт 3, 4, 8 или 9',
    'Электронная почта: проверьте адрес — нужен вид name@example.ru',
  ])
  expect(box('Телефон')).toHaveFocus()
  expect(seen.at(-1)).toBe(box('Телефон'))
})

test('a corrected field leaves the list without having the rest of it read again', async () => {
  setup()
  press()
  const list = (await screen.findByText('Проверьте поля формы')).parentElement!
  // An alert is atomic by itself: every change would be announced as the whole list.
  expect(list.closest('[role=alert]')).toHaveAttribute('aria-atomic', 'false')
  const [, ...others] = within(list).getAllByRole('listitem')
  fill('Имя', 'Анна')
  await waitFor(() => expect(within(list).queryByText('Укажите имя')).toBeNull())
  const left = within(list).getAllByRole('listitem')
  expect(left.every((item, index) => item === others[index])).toBe(true)
})

test('an empty phone looks empty: no grey mask that could be taken for a number', () => {
  setup()
  expect(screen.getByLabelText(/^Телефон/)).not.toHaveAttribute('placeholder')
})

test('before it is sent the visitor sees every field that leaves, as it is typed', () => {
  sessionStorage.setItem('first-visit', JSON.stringify({ utm_source: 'mail', referrer: 'https://example.ru/' }))
  setup()
  fillAll()
  const rows = [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => withPlainSpaces(textContent)),
  )
  expect(rows).toEqual([
    ['Автомобиль', 'GV80'],
    ['Имя', 'Анна'],
    ['Телефон', '+7 (916) 123-45-67'],
    ['Электронная почта', '—'],
    ['Согласие на обработку данных', 'да'],
    ['Согласие на рекламу', 'нет'],
    ['Где открыта форма', 'GV80'],
    ['С какого сайта вы пришли', 'https://example.ru/'],
    ['Источник рекламы', 'mail'],
  ])
  sessionStorage.clear()
})

/** Hydrates a page of the server after the visitor has typed, and reports the changes again as components/hydration does. */
async function hydrate(element: ReactElement, early: () => void) {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(element)
  early()
  const changed = [...page.querySelectorAll('input')].filter(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )
  const typed = changed.map((input) => ({ input, value: input.value, checked: input.checked }))
  const root = await act(async () => hydrateRoot(page, element))
  await act(async () => {
    for (const { input, value, checked } of typed) {
      if (input.type === 'checkbox') {
        // A click turns it over once more, to what the visitor wanted.
        input.checked = !checked
        input.click()
        continue
      }
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
}

test('what was typed before the code came is in the field, masked, in the draft and in what is sent', async () => {
  const send = vi.fn<Send>(async () => receipt)
  const store = createAppStore({ services: servicesOf() })
  const element = (
    <AppStoreContext value={store}>
      <Form send={send} onSent={() => {}} />
    </AppStoreContext>
  )
  await hydrate(element, () => {
    fillSilently('Имя', 'Анна')
    fillSilently('Телефон', '89161234567')
    screen.getByRole<HTMLInputElement>('checkbox', { name: /Я даю согласие/ }).checked = true
  })
  expect(box('Имя')).toHaveValue('Анна')
  expect(box('Телефон')).toHaveValue('+7 (916) 123-45-67')
  expect(readDraft(store)).toMatchObject({ name: 'Анна', phone: '+7 (916) 123-45-67' })
  press()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0]).toMatchObject({ name: 'Анна', phone: '+7 (916) 123-45-67', agree: 'on' })
})

test("the server's own words go to their fields", async () => {
  setup(() =>
    Promise.reject(
      new ApiError('Проверьте поля формы', 422, 'Проверьте поля формы', { phone: 'Номер введён не полностью' }),
    ),
  )
  fillAll()
  press()
  await waitFor(() => expect(box('Телефон')).toHaveAccessibleDescription(/^Номер введён не\sполностью/))
  expect(box('Телефон')).toHaveFocus()
})

test('closing loses nothing that was typed, but never keeps a consent', async () => {
  const { store, unmount } = setup()
  fillAll()
  unmount()
  const again = show(<Form send={async () => receipt} onSent={() => {}} />, { store })
  expect(box('Имя')).toHaveValue('Анна')
  expect(box('Телефон')).toHaveValue('+7 (916) 123-45-67')
  expect(screen.getByRole('checkbox', { name: /Я даю согласие/ })).not.toBeChecked()
  again.unmount()
})

test('a reload of the tab loses nothing that was typed, but keeps no consent', async () => {
  const { unmount } = setup()
  fillAll()
  dispatchEvent(new Event('pagehide'))
  unmount()
  setup()
  await waitFor(() => expect(box('Имя')).toHaveValue('Анна'))
  expect(box('Телефон')).toHaveValue('+7 (916) 123-45-67')
  expect(screen.getByRole('checkbox', { name: /Я даю согласие/ })).not.toBeChecked()
})

test('sent without scripts and returned: values and messages are there', () => {
  setup(undefined, {
    xsrfToken: 'token',
    form: {
      type: 'waiting-list',
      values: { name: 'Анна', phone: '8916', agree: 'on' },
      errors: { email: 'Проверьте адрес', phone: 'Номер введён не полностью' },
      message: 'Проверьте поля формы',
    },
  })
  expect(box('Имя')).toHaveValue('Анна')
  expect(box('Телефон')).toHaveAccessibleDescription(/^Номер введён не\sполностью/)
  expect(screen.getByRole('link', { name: /^Телефон: номер введён не\sполностью$/ })).toHaveAttribute(
    'href',
    `#${box('Телефон').id}`,
  )
  // In the order of the fields, whatever the order of the rules; the page opens at the first one.
  const list = within(screen.getByText('Проверьте поля формы').parentElement!)
  expect(list.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(NBSP, ' '))).toEqual([
    'Телефон: номер введён не полностью',
    'Электронная почта: проверьте адрес',
  ])
  expect(box('Телефон')).toHaveFocus()
  const sent = new FormData(document.querySelector('form')!)
  expect([sent.get('_xsrf'), sent.get('agree'), sent.get('agree_marketing')]).toEqual(['token', 'on', null])
})

test('the form goes without scripts too: method, address, hidden fields', () => {
  setup()
  const form = document.querySelector('form')!
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/dealer/v1/request')
  const names = [...new FormData(form).keys()]
  expect(names).toEqual(expect.arrayContaining(['lead_type', 'place', 'page', 'model', 'website', 'name', 'phone']))
})

test('consents: two empty boxes, each with its own document', () => {
  setup()
  for (const name of [/Я даю согласие/, /Хочу получать новости/])
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
  expect(screen.getByText(/однократное сообщение мне цены/)).toBeInTheDocument()
  expect(screen.getByText(/сообщения рекламного характера/)).toBeInTheDocument()
})

test('the edition of the consents that is shown goes along', async () => {
  const send = vi.fn<Send>(async () => receipt)
  setup(send)
  fillAll()
  press()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0]).toMatchObject({ consent_edition: editions.legal, consent_named: undefined })
})

test('when the server asks for a proof, the form says that it takes a while and is sent again with what was asked for', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' }
  const challenge = { parameters, signature: 'x' }
  const wait = { ticket: 'the-ticket', seconds: 0.2 }
  const send = vi.fn<Send>(async (fields) => {
    if (fields['_wait'] === 'the-ticket') return receipt
    // A ticket only for who asks for it: it takes a place in a line.
    const demand = fields['_wait'] === 'ask' ? { challenge, wait } : { challenge }
    throw new ApiError('Precondition Required', 428, 'Подождите', {}, demand)
  })
  const { onSent } = setup(send)
  fillAll()
  press()
  // There are no threads here, as in a browser that is not allowed any: it waits instead.
  expect(
    await screen.findByText(withPlainSpacesIs('Сейчас много заявок. Отправим вашу сами через 1 мин')),
  ).toHaveProperty('role', 'status')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledTimes(3)
  expect(send.mock.calls[2]![0]).toMatchObject({ name: 'Анна', request_key: send.mock.calls[0]![0]['request_key'] })
  expect(screen.queryByText(/много заявок/)).toBeNull()
  warn.mockRestore()
})

const withPlainSpacesIs = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && withPlainSpaces(element.textContent ?? '').startsWith(text)
