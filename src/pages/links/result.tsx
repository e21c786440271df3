import { useRef, useState, type RefObject } from 'react'
import { copyText } from '#src/components/copy-text.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { Counted } from '#src/pages/links/counted.tsx'
import { Qr, qrPath } from '#src/pages/links/qr.tsx'
import styles from '#src/pages/links/links.module.css'

type ResultProps = {
  link: string
  meta: MetaTags | undefined
  isKnown: boolean
  /** Foreign host of the pasted address; empty for one of our own. */
  otherHost: string
  isAsking: boolean
  warning: string
  /** No error that would affect visitors. */
  isUsable: boolean
  /** Path and query of the link. */
  target: string
  /** The link has a page with its figures. */
  isCounted: boolean
}

/** The link with everything a marketer checks before printing it. */
export function Result(props: ResultProps) {
  const { link, meta, isKnown, otherHost, isAsking, warning, isUsable, target, isCounted } = props
  const made = useRef<HTMLOutputElement>(null)
  if (otherHost && !isKnown)
    return (
      <div className={styles.result}>
        <p role="alert" className={styles.warning}>
          Это адрес другого сайта, {otherHost}: страницы с{NBSP}таким адресом у{NBSP}нас нет, а{NBSP}метки чужого сайта
          считает он{NBSP}сам. Укажите страницу этого сайта.
        </p>
      </div>
    )
  return (
    <div className={styles.result}>
      <div className={styles.made}>
        <output ref={made} className={styles.link} htmlFor="links-form">
          {link}
        </output>
        {otherHost && (
          <p className="muted">
            Вы указали адрес с{NBSP}
            {otherHost}: ссылка ведёт на{NBSP}ту{NBSP}же страницу этого сайта.
          </p>
        )}
        <Check meta={meta} isKnown={isKnown} isAsking={isAsking} />
        {warning && (
          <p role="alert" className={styles.warning}>
            {warning}
          </p>
        )}
        <Actions link={link} made={made} isUsable={isUsable && isKnown} />
        {isKnown && isUsable && <Counted target={target} isCounted={isCounted} />}
      </div>
      {isKnown && meta && <Card meta={meta} />}
      {isKnown && isUsable && <Qr text={link} label="QR-код ссылки" />}
    </div>
  )
}

/** The address as the site parses it. */
function Check({ meta, isKnown, isAsking }: Pick<ResultProps, 'meta' | 'isKnown' | 'isAsking'>) {
  if (!isKnown) return <p className={styles.warning}>Такой страницы на сайте нет: посетитель увидит ошибку 404.</p>
  if (!meta && isAsking) return <p className="muted">Проверяем адрес…</p>
  if (!meta) return <p className="muted">Страница не ответила: проверьте адрес или код сборки ещё раз.</p>
  return (
    <p className="muted">
      Страница есть: «{meta.title}».{' '}
      {meta.robots?.startsWith('noindex') ? 'Поисковики её не показывают.' : 'Открыта поисковикам.'}
    </p>
  )
}

type ActionsProps = { link: string; made: RefObject<HTMLElement | null>; isUsable: boolean }

function Actions({ link, made, isUsable }: ActionsProps) {
  const [done, setDone] = useState({ link: '', label: '' })
  const copy = async () => {
    const isCopied = await copyText(link, null)
    if (!isCopied && made.current) getSelection()?.selectAllChildren(made.current)
    setDone({ link, label: isCopied ? 'Скопировано' : 'Ссылка выделена: скопируйте её' })
  }
  const save = () => {
    const { size, d } = qrPath(link)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>`
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const anchor = Object.assign(document.createElement('a'), { href: url, download: 'qr.svg' })
    anchor.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className={styles.actions}>
      <SiteButton size="small" arrow={false} disabled={!isUsable} onClick={() => void copy()}>
        {done.link === link ? done.label : 'Скопировать ссылку'}
      </SiteButton>
      {isUsable && (
        <SiteButton size="small" variant="ghost" arrow={false} onClick={save}>
          Скачать QR-код, SVG
        </SiteButton>
      )}
      <a href={link} target="_blank" rel="noopener" className="u">
        Открыть
        <span className="vh"> в новой вкладке</span>
      </a>
    </div>
  )
}

/** As messengers and social networks show it. */
function Card({ meta: { title, description, og } }: { meta: MetaTags }) {
  const image = parseUrl(og.image)?.pathname ?? og.image
  return (
    <figure className={styles.card}>
      <img src={image} width={SHARE_SIZE.width} height={SHARE_SIZE.height} alt={og.image_alt ?? ''} />
      <figcaption>
        <b>{title}</b>
        <span className="small muted">{description}</span>
      </figcaption>
    </figure>
  )
}
