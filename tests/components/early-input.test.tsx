// @vitest-environment jsdom
import { act, use, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { recordEarlyFields, restoreEarlyFields } from '#src/components/hydration/early-fields.ts'
import { queuePresses, KEY_TARGETS, PRESSABLE, SHOWN_EARLY, SHOWS } from '#src/inline/queue-presses.ts'
import { Slice } from '#src/components/hydration/slice.tsx'

const heard = vi.fn<(what: string) => void>()
const LIMIT_MS = 5_000
let root: Root | undefined

function Controlled() {
  const [car, setCar] = useState('g70')
  const [name, setName] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [city, setCity] = useState('1')
  return (
    <form>
      {['g70', 'gv70'].map((code) => (
        <input
          key={code}
          type="radio"
          name="car"
          value={code}
          checked={car === code}
          onChange={() => {
            heard(code)
            setCar(code)
          }}
        />
      ))}
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <select aria-label="city" value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <details
        suppressHydrationWarning
        aria-label="more"
        onToggle={({ currentTarget }) => heard(`open ${currentTarget.open}`)}
      >
        <summary>more</summary>
      </details>
      <button type="button" onClick={() => heard(`pressed with ${car}`)}>
        next
      </button>
      <output>{[car, name, isTicked, city].join()}</output>
    </form>
  )
}

function Registered() {
  const { register, control } = useForm({ defaultValues: { name: 'draft', agree: false } })
  return (
    <form>
      <input aria-label="name" {...register('name')} />
      <input aria-label="agree" type="checkbox" {...register('agree')} />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </form>
  )
}

function RegisteredGroup() {
  const { register, control } = useForm({ defaultValues: { dealer: '' } })
  return (
    <form>
      {['near', 'far'].map((dealer) => (
        <input key={dealer} aria-label={dealer} type="radio" value={dealer} {...register('dealer')} />
      ))}
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </form>
  )
}

/** Keeps all answers in one state, each handler with what it knew of the others when it was rendered. */
function Questions() {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  return (
    <form>
      {['people', 'place'].map((name) => (
        <input
          key={name}
          type="radio"
          name={name}
          value="many"
          checked={answers[name] === 'many'}
          onChange={() => setAnswers({ ...answers, [name]: 'many' })}
        />
      ))}
      <output>{Object.keys(answers).join()}</output>
    </form>
  )
}

const field = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label=${label}]`)!
const output = () => document.querySelector('output')?.textContent

beforeAll(() => {
  queuePresses(PRESSABLE, KEY_TARGETS, LIMIT_MS, SHOWS, SHOWN_EARLY)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
  heard.mockClear()
})

function serve(element: React.ReactElement) {
  const page = <Slice>{element}</Slice>
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  return async () => {
    recordEarlyFields()
    await act(async () => {
      root = hydrateRoot(document.getElementById('root')!, page)
    })
    await act(tasks)
  }
}

/** More tasks than what is held takes, one each. Not a time: a busy machine has the timers of 30 ms fire in one task. */
async function tasks() {
  for (let left = 10; left > 0; left--)
    // One after another.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
}

test('choices, text, ticks and selects from before hydration are adopted', async () => {
  const hydrate = serve(<Controlled />)
  document.querySelector<HTMLInputElement>('[value=gv70]')!.click()
  field('name').value = 'Анна'
  field('tick').click()
  field('city').value = '2'
  await hydrate()
  expect(output()).toBe('gv70,Анна,true,2')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(field('name').value).toBe('Анна')
})

test('what is changed while React renders the field is not taken for the value it began with', async () => {
  const slow = { isWaiting: true }
  const Late = () => {
    // The visitor is quicker than the rest of the slice.
    if (slow.isWaiting && document.querySelector('[aria-label=name]')) {
      slow.isWaiting = false
      field('name').value = 'Анна'
    }
    return null
  }
  const hydrate = serve(
    <>
      <Controlled />
      <Late />
    </>,
  )
  await hydrate()
  expect(output()).toBe('g70,Анна,false,1')
  expect(field('name').value).toBe('Анна')
})

/** Rendered by React, committed or not. */
const isRendered = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

test.each([
  ['', () => {}],
  [', also when another part was committed in between', restoreEarlyFields],
])(
  'a choice of before the commit outlives a form library that writes its defaults with it%s',
  async (_, commitOther) => {
    const slow = { isWaiting: true }
    const Late = () => {
      // React has rendered the form; its own state comes with the commit, which ends this render.
      const far = document.querySelector<HTMLInputElement>('[aria-label=far]')
      if (slow.isWaiting && far && isRendered(far)) {
        slow.isWaiting = false
        commitOther()
        far.click()
      }
      return null
    }
    const hydrate = serve(
      <>
        <RegisteredGroup />
        <Late />
      </>,
    )
    await hydrate()
    expect(slow.isWaiting).toBe(false)
    expect(field('far').checked).toBe(true)
    expect(output()).toBe('{"dealer":"far"}')
  },
)

test('an option chosen while its part waits for hydration is not reset between the events of the choice', async () => {
  const part = Promise.withResolvers<void>()
  const code = { isHere: true }
  const Late = () => {
    if (!code.isHere) use(part.promise)
    return null
  }
  /** Renders once more as soon as it is there, as what reads the clock or the address does. */
  const Restless = () => {
    const [, setThere] = useState(false)
    // oxlint-disable-next-line react/set-state-in-effect
    useLayoutEffect(() => setThere(true), [])
    return <Controlled />
  }
  const hydrate = serve(
    <>
      <Restless />
      <Late />
    </>,
  )
  code.isHere = false
  await hydrate()
  code.isHere = true
  const city = field('city')
  city.value = '2'
  act(() => {
    for (const type of ['input', 'change']) city.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await act(async () => part.resolve())
  await act(tasks)
  expect(output()).toBe('g70,,false,2')
})

test('a choice that a render after hydration takes back is there before the next task, and before it is reported', async () => {
  const choice = () => document.querySelector<HTMLInputElement>('[value=gv70]')!
  const seen: boolean[] = []
  const Restless = () => {
    const [isThere, setThere] = useState(false)
    // oxlint-disable-next-line react/set-state-in-effect
    useLayoutEffect(() => setThere(true), [])
    useEffect(() => {
      if (!isThere) return
      seen.push(choice().checked)
      queueMicrotask(() => seen.push(choice().checked))
    }, [isThere])
    return <Controlled />
  }
  const hydrate = serve(<Restless />)
  choice().click()
  await hydrate()
  expect(seen).toEqual([false, true])
  expect(output()).toBe('gv70,,false,1')
})

test('two answers of before hydration both count', async () => {
  const hydrate = serve(<Questions />)
  document.querySelector<HTMLInputElement>('[name=people]')!.click()
  document.querySelector<HTMLInputElement>('[name=place]')!.click()
  await hydrate()
  expect(output()).toBe('people,place')
})

test('a press waits for its element and for the fields before it; it is made once', async () => {
  const hydrate = serve(<Controlled />)
  document.querySelector<HTMLInputElement>('[value=gv70]')!.click()
  const button = document.querySelector('button')!
  button.click()
  button.click()
  expect(document.documentElement.hasAttribute('data-queued')).toBe(true)
  await hydrate()
  expect(heard.mock.calls.flat()).toEqual(['gv70', 'pressed with gv70'])
  expect(document.documentElement.hasAttribute('data-queued')).toBe(false)
  button.click()
  expect(heard).toHaveBeenCalledTimes(3)
})

/** A menu inside another, as the header has them on a phone. */
function Menus() {
  const [open, setOpen] = useState<string[]>([])
  const opener = (name: string) => ({
    [SHOWS]: name,
    'aria-label': name,
    'aria-expanded': open.includes(name),
    suppressHydrationWarning: true,
    onClick: () => {
      heard(name)
      setOpen((all) => [...all, name])
    },
  })
  return (
    <>
      <button type="button" {...opener('all')} />
      <nav id="all" suppressHydrationWarning>
        <button type="button" {...opener('one')} />
        <ul id="one" suppressHydrationWarning />
        <button type="button" {...opener('two')} />
        <ul id="two" suppressHydrationWarning />
      </nav>
      <output>{open.join()}</output>
    </>
  )
}

test('a menu is shown at once, gives way to its neighbour, and is opened by its own code', async () => {
  const hydrate = serve(<Menus />)
  const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label=${name}]`)!.click()
  const shown = () => [...document.querySelectorAll(`[${SHOWN_EARLY}]`)].map(({ id }) => id)
  press('all')
  press('one')
  press('two')
  expect(shown()).toEqual(['all', 'two'])
  expect(document.documentElement.hasAttribute('data-queued')).toBe(false)
  await hydrate()
  expect(shown()).toEqual([])
  expect(output()).toBe('all,two')
  expect(document.querySelector('[aria-label=two]')).toHaveAttribute('aria-expanded', 'true')
})

test('a second press before the code has come hides a menu with what was opened in it', async () => {
  const hydrate = serve(<Menus />)
  const all = document.querySelector<HTMLElement>('[aria-label=all]')!
  all.click()
  document.querySelector<HTMLElement>('[aria-label=one]')!.click()
  all.click()
  expect(document.querySelector(`[${SHOWN_EARLY}]`)).toBeNull()
  expect(all).toHaveAttribute('aria-expanded', 'false')
  await hydrate()
  expect(heard).not.toHaveBeenCalled()
})

test('the second press of a double one leaves the menu that the first has shown', async () => {
  const hydrate = serve(<Menus />)
  const all = document.querySelector<HTMLElement>('[aria-label=all]')!
  for (const detail of [1, 2]) all.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  expect(document.querySelector(`[${SHOWN_EARLY}]`)).not.toBeNull()
  expect(all).toHaveAttribute('aria-expanded', 'true')
  await hydrate()
})

test('details opened early are told of', async () => {
  const hydrate = serve(<Controlled />)
  recordEarlyFields()
  const details = document.querySelector('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await hydrate()
  expect(details.open).toBe(true)
  expect(heard).toHaveBeenCalledWith('open true')
})

test('a form library’s defaults do not write over what was typed; the caret stays', async () => {
  const hydrate = serve(<Registered />)
  const name = field('name')
  name.focus()
  name.value = 'Иван Петров'
  name.setSelectionRange(4, 4)
  field('agree').click()
  await hydrate()
  expect(output()).toBe(JSON.stringify({ name: 'Иван Петров', agree: true }))
  expect(document.activeElement).toBe(name)
  expect(name.selectionStart).toBe(4)
})

test('what nobody has changed stays as the server has made it', async () => {
  const hydrate = serve(<Controlled />)
  await hydrate()
  expect(output()).toBe('g70,,false,1')
  expect(heard).not.toHaveBeenCalled()
})

test('without the code a form is sent after a while', () => {
  vi.useFakeTimers()
  serve(<Controlled />)
  document.body.innerHTML += '<form id="plain"><button>send</button></form>'
  const form = document.querySelector<HTMLFormElement>('#plain')!
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  form.addEventListener('submit', sent)
  form.querySelector('button')!.click()
  vi.advanceTimersByTime(LIMIT_MS - 1)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledTimes(1)
})
