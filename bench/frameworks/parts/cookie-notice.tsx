import { useState, useSyncExternalStore } from 'react'

const COOKIE = 'cookiesAgree'
const YEAR_SECONDS = 31_536_000

const never = () => () => {}
const isUnanswered = () => !document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE}=`))

/** Asks about cookies until it is answered. */
export function CookieNotice() {
  const [isAnswered, setAnswered] = useState(false)
  const isAsked = useSyncExternalStore(never, isUnanswered, () => false)
  if (!isAsked || isAnswered) return null
  const answer = (value: number) => {
    document.cookie = `${COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}`
    setAnswered(true)
  }
  return (
    <section
      aria-label="Файлы cookie"
      style={{ position: 'fixed', inset: 'auto 0 0', padding: 24, background: '#0b0b0c', color: '#fff', zIndex: 9 }}
    >
      <p className="small">Сайт использует файлы cookie, а с вашего согласия и счётчик посещений.</p>
      <button type="button" onClick={() => answer(1)}>
        Разрешить
      </button>
      <button type="button" onClick={() => answer(0)}>
        Только необходимые
      </button>
    </section>
  )
}
