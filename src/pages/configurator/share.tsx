import { useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { Field } from '#src/components/field.tsx'
import * as texts from '#src/content/page-texts.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { emptyChoice, SLIDE, writeHash } from '#src/domain/configurator/choice.ts'
import { wishOf } from '#src/domain/credit/plan.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'
import { saveBuild } from '#src/stores/saved-builds.ts'
import styles from '#src/pages/configurator/share.module.css'

/** The hash of the build alone: neither city nor dealer goes along with a link one gives away. */
export function sharedHash({ build, choice, credit }: Car): string {
  const plan = choice.program !== null && credit ? wishOf(credit.plan) : {}
  return writeHash(choiceOf(build, { ...emptyChoice, slide: SLIDE.summary, ...plan }))
}

/** A messenger reads the model in the query, the configurator the build in the hash (decisions.md). */
export const sharedPath = (car: Car): string =>
  hrefTo('configurator', { query: { model: car.build.model.code } }) + sharedHash(car)

type Shared = { hash: string; address: string; code: string | null }

/** «Сохранить и поделиться»: the link, its picture to photograph, a code to say aloud, and the browser's own list. */
export function Share({ car }: { car: Car }) {
  const app = useAppStore()
  const [shared, setShared] = useState<Shared | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const hash = sharedHash(car)
  const current = shared?.hash === hash ? shared : null

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.configurator.copied)
    } catch {
      // Not allowed to write to the clipboard: the link stands there to be copied by hand.
      setSaid('Скопируйте ссылку из поля')
    }
  }
  const open = async () => {
    track('conf_share', {})
    saveBuild(hash)
    setBusy(true)
    const found = await shortAddress(app, hash, sharedPath(car))
    setBusy(false)
    setShared({ hash, ...found })
    await copy(found.address)
  }
  return (
    <div className={styles.share}>
      {current === null ? (
        <SiteButton variant="ghost" onClick={() => void open()} busy={isBusy} wide>
          {texts.configurator.share}
        </SiteButton>
      ) : (
        <div className={styles.link}>
          <Field
            label="Ссылка на этот автомобиль"
            readOnly
            value={current.address}
            onFocus={(event) => event.currentTarget.select()}
            hint={
              current.code && `${texts.configurator.code}: ${current.code}. Его можно продиктовать и найти поиском.`
            }
          />
          <div className={styles.ways}>
            <SiteButton size="small" arrow={false} onClick={() => void copy(current.address)}>
              Скопировать ссылку
            </SiteButton>
            <QrCode text={current.address} />
          </div>
        </div>
      )}
      <p role="status" className={styles.said}>
        {current && said}
      </p>
    </div>
  )
}

/** The server's short address with a card of this very car; where it did not come, the whole build stands in the link. */
async function shortAddress(app: AppStore, hash: string, path: string): Promise<Omit<Shared, 'hash'>> {
  try {
    const { code, url } = await (await app.context.services()).storeBuild(hash)
    return { code, address: url }
  } catch (error) {
    console.error(`Не удалось сохранить сборку: ${messageOf(error)}`)
    return { code: null, address: window.location.origin + path }
  }
}

/** Drawn when it is asked for; the code that makes it comes with the first one. */
function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<{ text: string; path: string; size: number } | null>(null)
  const draw = async () => {
    const { encode } = await import('uqr')
    const { data, size } = encode(text, { ecc: 'L', border: 2 })
    const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    setCode({ text, path, size })
  }
  if (code?.text !== text) {
    return (
      <SiteButton size="small" arrow={false} variant="ghost" onClick={() => void draw()}>
        QR-код
      </SiteButton>
    )
  }
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label="QR-код со ссылкой на этот автомобиль"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path d={code.path} />
    </svg>
  )
}
