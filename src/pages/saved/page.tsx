import { useRef, type ReactNode } from 'react'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { modelName } from '#src/content/models/names.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import { toModelCode } from '#src/domain/model.ts'
import { isSaved, SAVED_PAGE } from '#src/domain/saved-pages.ts'
import type { SavedPage } from '#src/offline/saved-pages.ts'
import type { SavedRequest } from '#src/offline/saved-requests.ts'
import { toTelHref } from '#src/domain/phone.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { Paragraphs, PageHead, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import { useSaved, type SavedCar, type NamedPage } from '#src/pages/saved/use-saved.ts'
import styles from '#src/pages/saved/saved.module.css'

const isBuild = ({ path }: SavedPage): boolean => isSaved(path) && path.startsWith('/build/')

/**
 * What a visitor has saved on this device, and how to remove it. Links load whole pages, because only those are saved.
 */
export function Page({ copy }: PageProps) {
  const { saved, ...drop } = useSaved()
  const heading = useRef<HTMLDivElement>(null)
  const pages = saved?.pages.filter(({ path }) => path !== SAVED_PAGE) ?? []
  const builds = pages.filter(isBuild)
  const others = pages.filter((page) => !isBuild(page))
  const requests = saved?.requests ?? []
  const cars = saved?.cars ?? []
  const isEmpty = saved !== null && pages.length + requests.length + cars.length === 0
  /** The focused element is removed: the focus returns to the top, which says what is left. */
  const after = (work: Promise<unknown>) => void work.then(() => heading.current?.focus())
  return (
    <div ref={heading} tabIndex={-1} className={styles.page} data-quiet-focus>
      <PageHead copy={copy} />
      <div className={`wrap ${styles.body}`} data-needs-scripts>
        {isEmpty && <Part copy={copy} id="none" />}
        {builds.length > 0 && (
          <Part copy={copy} id="builds">
            <PageList pages={builds} onDrop={(path) => after(drop.dropPage(path))} />
          </Part>
        )}
        {cars.length > 0 && (
          <Part copy={copy} id="cars">
            <CarList cars={cars} onDrop={(hash) => after(drop.dropCar(hash))} />
          </Part>
        )}
        {requests.length > 0 && (
          <Part copy={copy} id="requests">
            <RequestList requests={requests} onDrop={(number) => after(drop.dropRequest(number))} />
          </Part>
        )}
        {others.length > 0 && (
          <Part copy={copy} id="pages">
            <PageList pages={others} />
          </Part>
        )}
        {saved && !isEmpty && (
          <SiteButton variant="ghost" arrow={false} onClick={() => after(drop.dropAll())}>
            Удалить всё с этого устройства
          </SiteButton>
        )}
      </div>
      <noscript>
        <p className="wrap">Список собирает сам браузер: для этого нужны скрипты.</p>
      </noscript>
    </div>
  )
}

type PartProps = { copy: PageCopy; id: string; children?: ReactNode }

const Part = ({ copy, id, children }: PartProps) => {
  const section = sectionOf(copy, id)
  return (
    <section aria-labelledby={`saved-${id}`} className={styles.part}>
      <div>
        <h2 className="h2" id={`saved-${id}`}>
          {section?.heading}
        </h2>
        <div className="muted">
          <Paragraphs text={section?.text ?? []} />
        </div>
      </div>
      {children}
    </section>
  )
}

type PageListProps = { pages: readonly NamedPage[]; onDrop?: (path: string) => void }

const PageList = ({ pages, onDrop }: PageListProps) => (
  <ul className={styles.list}>
    {pages.map(({ path, title, savedAt, hash, words }) => (
      <li key={path}>
        <a href={path} className="h3">
          {hash && <BuildThumb hash={hash} />}
          {words?.name ?? title}
        </a>
        {words && <p className="small muted num">{words.note}</p>}
        <p className="small muted">{savedAt && `Сохранено ${dateTimeText(savedAt)}`}</p>
        {onDrop && (
          <button type="button" className={`u ${styles.drop}`} onClick={() => onDrop(path)}>
            Удалить<span className="vh"> {words?.name ?? title}</span>
          </button>
        )}
      </li>
    ))}
  </ul>
)

/** The car of a build, from its address; none where that names no paint. */
function BuildThumb({ hash }: { hash: string }) {
  const { model, ext } = withModel(readHash(hash).choice)
  const code = toModelCode(model)
  return code && ext && <CarThumb code={code} paint={ext} sizes="200px" className={styles.car} />
}

type CarListProps = { cars: readonly SavedCar[]; onDrop: (hash: string) => void }

const CarList = ({ cars, onDrop }: CarListProps) => (
  <ul className={styles.list}>
    {cars.map(({ hash, words }, index) => {
      const code = toModelCode(withModel(readHash(hash).choice).model)
      const name = words?.name ?? `${code ? modelName(code) : 'Автомобиль'}, сборка ${cars.length - index}`
      return (
        <li key={hash}>
          <a href={hrefTo('configurator') + hash} className="h3">
            <BuildThumb hash={hash} />
            {name}
          </a>
          {words && <p className="small muted num">{words.note}</p>}
          <button type="button" className={`u ${styles.drop}`} onClick={() => onDrop(hash)}>
            Удалить<span className="vh"> {name}</span>
          </button>
        </li>
      )
    })}
  </ul>
)

type RequestListProps = { requests: readonly SavedRequest[]; onDrop: (number: string) => void }

const RequestList = ({ requests, onDrop }: RequestListProps) => (
  <ul className={styles.list}>
    {requests.map(({ number, car, dealer, hour }) => (
      <li key={number}>
        <p className="h3">
          <span className="num">{number}</span>
          {car && `, ${car}`}
        </p>
        {hour && <p>{hour}</p>}
        {dealer && (
          <p>
            {dealer.name}, {dealer.address},{' '}
            <a href={toTelHref(dealer.phone)} className="u nw num">
              {dealer.phone}
            </a>
          </p>
        )}
        <button type="button" className={`u ${styles.drop}`} onClick={() => onDrop(number)}>
          Удалить<span className="vh"> заявку {number}</span>
        </button>
      </li>
    ))}
  </ul>
)

const formatter = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: 'numeric',
})
const dateTimeText = (date: string): string => formatter.format(new Date(date))
