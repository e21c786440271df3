import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { track } from '#src/analytics/track.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { Field } from '#src/components/field.tsx'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import { SavedNote } from '#src/components/saved-note.tsx'
import { copyText } from '#src/components/copy-text.ts'
import { sharedChoice, sharedHash } from '#src/pages/configurator/ordered-choice.ts'
import type { QrPicture } from '#src/pages/configurator/qr-picture.tsx'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import { wordsOf } from '#src/pages/configurator/build-words.ts'
import { saveBuild } from '#src/stores/saved-builds.ts'
import styles from '#src/pages/configurator/share.module.css'

/**
 * The model in the query, for messengers' robots and their cards; the build in the hash, which is the state
 * (decisions.md).
 */
export const sharedPath = (car: Car): string =>
  hrefTo('configurator', { query: { model: withModel(sharedChoice(car)).model } }) + sharedHash(car)

type Shared = {
  hash: string
  /** The configurator's address with this car. */
  address: string
  /** The server's short address and code; without a response the link contains the whole build. */
  short: { code: string; url: string } | null
}

/** «Сохранить и поделиться»: the link, its QR code, a code to read aloud, and the browser's own list. */
export function Share({ car }: { car: Car }) {
  const app = useAppStore()
  const [shared, setShared] = useState<Shared | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [isSaved, setSaved] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const hash = sharedHash(car)
  const current = shared?.hash === hash ? shared : null

  const copy = async (text: string, from = field.current) => {
    const isCopied = await copyText(text, from)
    setSaid(isCopied ? texts.copied : from ? texts.copyByHand : '')
  }
  const open = async (button: HTMLElement) => {
    track('conf_share', {})
    const words = wordsOf(car)
    // Before the server is called, so that it is saved even if the visitor leaves meanwhile.
    saveBuild(hash, words)
    setBusy(true)
    const short = await storedBuild(app, hash)
    const found = { hash, address: window.location.origin + sharedPath(car), short }
    const page = short && new URL(short.url).pathname
    setBusy(false)
    if (page) saveBuild(hash, { ...words, page })
    // The field must exist before it is copied from. The focus moves to where the pressed button was, and the page with
    // it, unless the visitor is elsewhere by now: a tap there would miss.
    const isHere = document.activeElement === button || document.activeElement === document.body
    flushSync(() => setShared(found))
    if (isHere) {
      field.current?.focus({ preventScroll: true })
      box.current?.scrollIntoView({ block: 'nearest' })
    }
    await copy(found.address, isHere ? field.current : null)
    // A build's page opens without a network, too, for showing the car at a dealer's. Without an answer it has none.
    if (page === null) return setSaid(texts.notOffline)
    try {
      const { saveOnDevice } = await import('#src/offline/saved-pages.ts')
      setSaved(await saveOnDevice([page]))
    } catch {
      // The code for it has not come: the network failed just now.
      setSaid(texts.notOffline)
    }
  }
  return (
    <div ref={box} className={styles.share}>
      {current === null ? (
        <SiteButton variant="ghost" onClick={(event) => void open(event.currentTarget)} busy={isBusy} wide>
          {texts.share}
        </SiteButton>
      ) : (
        <div className={styles.link}>
          <Field
            ref={field}
            label="Ссылка на этот автомобиль"
            readOnly
            value={current.address}
            onFocus={(event) => event.currentTarget.select()}
            hint={current.short && texts.codeHint(current.short.code)}
          />
          <div className={styles.ways}>
            <SiteButton size="small" arrow={false} onClick={() => void copy(current.address)}>
              Скопировать ссылку
            </SiteButton>
            <QrCode key={hash} text={current.short?.url ?? current.address} say={setSaid} />
          </div>
        </div>
      )}
      <p role="status" className={styles.said}>
        {current && said}
      </p>
      {current && isSaved && <SavedNote text={texts.saved} />}
    </div>
  )
}

async function storedBuild(app: AppStore, hash: string): Promise<Shared['short']> {
  try {
    return await (await app.context.services()).storeBuild(hash)
  } catch (error) {
    console.error(`Не удалось сохранить сборку: ${messageOf(error)}`)
    return null
  }
}

/** Drawn on demand; its code is loaded with the first one. */
function QrCode({ text, say }: { text: string; say: (message: string) => void }) {
  const [Picture, setPicture] = useState<typeof QrPicture>()
  const button = useRef<HTMLButtonElement>(null)
  const hide = () => {
    flushSync(() => setPicture(undefined))
    button.current?.focus({ preventScroll: true })
  }
  const draw = () => {
    import('#src/pages/configurator/qr-picture.tsx')
      .then((module) => {
        say('')
        setPicture(() => module.QrPicture)
      })
      .catch(() => say(texts.qrFailed))
  }
  if (Picture) return <Picture text={text} onHide={hide} />
  return (
    <SiteButton ref={button} size="small" arrow={false} variant="ghost" onClick={draw}>
      {texts.qr}
    </SiteButton>
  )
}
