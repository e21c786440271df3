import { LazyImage } from '#src/components/lazy-image.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { SharedBuild } from '#src/domain/shapes/build.ts'
import { boardSources } from '#src/pages/shared/cars/colors.tsx'
import { PaintedCar } from '#src/pages/shared/cars/painted-car.tsx'
import { PrintButton, SheetHead } from '#src/pages/shared/copy/print-sheet.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/build/build.module.css'

/** A shared build: the car, its price, and a link to the configurator. */
export function Page({ params }: PageProps) {
  const build = useAppState((state) => ownValue(state.builds, params['code'] ?? ''))
  return build ? <Shared build={build} /> : <NotLoaded />
}

const NotLoaded = () => (
  <section className={`wrap section ${styles.missing}`}>
    <h1 className="h1">Собранный автомобиль</h1>
    <Missing />
    <RouteArrow to="configurator">Открыть конфигуратор</RouteArrow>
  </section>
)

const Shared = ({ build }: { build: SharedBuild }) => (
  <>
    <SheetHead />
    <section data-scene="lit" className={styles.stage}>
      <div className={`wrap ${styles.head}`}>
        <p className="small muted">
          Код сборки <span className={`num ${styles.code}`}>{build.code}</span>
        </p>
        <h1 className="giant">
          {BRAND} {build.model.name}
        </h1>
        <p className="lead">
          {build.trim.modification}, {build.trim.name}
        </p>
      </div>
      <PaintedCar build={build} className={styles.car} />
    </section>
    <section className={`wrap section ${styles.body}`} aria-labelledby="build-parts">
      <div>
        <h2 className="h2" id="build-parts">
          Что выбрано
        </h2>
        <Parts build={build} />
        <div className={styles.total}>
          <span className="h2">Итого</span>
          <span className="h2 num">{build.total === null ? PRICE_SOON : formatMoney(build.total)}</span>
        </div>
        {build.total !== null && <PriceNote code={build.model.code} />}
        <div className={styles.ctas} data-screen>
          <ButtonLink target={{ href: hrefTo('configurator', { hash: build.hash.slice(1) }) }}>
            Открыть в конфигураторе
          </ButtonLink>
          <ButtonLink
            target={{ action: 'testDrivePopupOpen', place: build.model.name, preset: { model: build.model.code } }}
            variant="ghost"
          >
            Записаться на тест-драйв
          </ButtonLink>
        </div>
        <PrintButton />
      </div>
      <figure className={styles.board}>
        <LazyImage
          src={build.interior.image}
          sources={boardSources(build.interior.image)}
          alt=""
          width={1200}
          height={800}
        />
        <figcaption className="small muted">
          {build.interior.name}, {build.interior.trim}
        </figcaption>
      </figure>
    </section>
  </>
)

const INCLUDED = 'Входит в стоимость'
const priceOf = (price: number | null): string =>
  price === null ? PRICE_SOON : price === 0 ? INCLUDED : formatMoney(price)

function Parts({ build: { trim, exterior, interior, packages } }: { build: SharedBuild }) {
  const rows = [
    { name: `Комплектация ${trim.name}`, note: trim.modification, price: trim.price },
    { name: `Кузов: ${exterior.name.toLowerCase()}`, note: exterior.description, price: exterior.price },
    { name: `Салон: ${interior.name.toLowerCase()}`, note: interior.trim, price: interior.price },
    ...packages.map(({ name, description, price }) => ({ name: `Пакет «${name}»`, note: description, price })),
  ]
  return (
    <dl className={styles.parts}>
      {rows.map(({ name, note, price }) => (
        <div key={name}>
          <dt>
            {name}
            <span className="small muted">{note}</span>
          </dt>
          <dd className="num">{priceOf(price)}</dd>
        </div>
      ))}
    </dl>
  )
}
