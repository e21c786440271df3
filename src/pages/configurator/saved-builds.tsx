import { useEffect, useSyncExternalStore } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import { differenceSentence } from '#src/domain/configurator/difference.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { toModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { sharedHash } from '#src/pages/configurator/ordered-choice.ts'
import { wordsOf } from '#src/pages/configurator/build-words.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { resolveFrom, withModel } from '#src/stores/resolved-car.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dropBuild, saveBuild, savedBuilds, serverBuilds, watchBuilds } from '#src/stores/saved-builds.ts'
import styles from '#src/pages/configurator/saved-builds.module.css'

const TotalBefore = deferred(async () => (await import('#src/pages/configurator/prices-before.tsx')).TotalBefore)

/** Builds saved in this browser, each compared with the one on the screen in one sentence. */
export function SavedBuilds({ car }: { car: Car }) {
  const app = useAppStore()
  const hashes = useSyncExternalStore(watchBuilds, savedBuilds, serverBuilds)
  const data = useAppState(({ confData }) => confData)
  const complectations = useAppState((state) => state.complectations)
  const features = useAppState((state) => state.features)
  const current = sharedHash(car)

  useEffect(() => {
    for (const hash of hashes) {
      const code = toModelCode(withModel(readHash(hash).choice).model)
      if (code) void dataActions(app).loadComplectations(code)
    }
  }, [app, hashes])

  const builds = hashes.flatMap((hash) => {
    const found = resolveFrom({ confData: data, complectations, features }, readHash(hash).choice)
    return found ? [{ hash, build: found.build }] : []
  })
  const trims = [car.build, ...builds.map(({ build }) => build)].map(({ trim }) => trim.feature_id)
  const compared = builds.length > 0 ? [...new Set(trims)].join() : ''
  // The comparison needs the equipment of the trims.
  useEffect(() => {
    for (const id of compared.split(',').filter(Boolean)) void dataActions(app).loadFeatures(Number(id))
  }, [app, compared])

  return (
    <section className="section" data-scene="light" id="saved" data-needs-scripts>
      <div className="wrap">
        <div className="section-head">
          <h2 className="h1">Ваши сборки</h2>
          <div>
            <p className="muted">
              Хранятся только в{NBSP}этом браузере, без{NBSP}регистрации. Каждая сравнивается с{NBSP}той, что сейчас на
              {NBSP}экране.
            </p>
            {!hashes.includes(current) && (
              <SiteButton variant="ghost" onClick={() => saveBuild(current, wordsOf(car))} className={styles.keep}>
                Сохранить эту сборку
              </SiteButton>
            )}
          </div>
        </div>
        <ul className={styles.list}>
          {builds.map(({ hash, build }) => (
            <SavedBuild key={hash} hash={hash} build={build} isCurrent={hash === current} screen={car.build} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type SavedBuildProps = { hash: string; build: Build; isCurrent: boolean; screen: Build }

function SavedBuild({ hash, build, isCurrent, screen }: SavedBuildProps) {
  const features = useAppState((state) => state.features)
  const trims = useAppState(({ complectations }) => complectations[build.model.model_code])
  const total = totalOf(build)
  const name = `${build.model.name} ${trimName(build.trim, trims ?? [])}`
  return (
    <li>
      <CarThumb
        code={build.model.model_code}
        paint={build.exterior.code}
        alt={`${build.model.name}, цвет «${build.exterior.name}»`}
        sizes="200px"
        lazy
      />
      <div>
        <p className="h3">{name}</p>
        <p className="small muted num">
          {total === null ? PRICE_SOON : formatMoney(total)}
          {total !== null && <TotalBefore trim={build.trim} total={total} />}
        </p>
      </div>
      <p>
        {isCurrent ? 'Сейчас на экране.' : differenceSentence(screen, build, ({ feature_id }) => features[feature_id])}
      </p>
      <p className={styles.ways}>
        {!isCurrent && (
          <a href={hash} className={styles.way}>
            Открыть<span className="vh"> {name}</span>
          </a>
        )}
        <button type="button" className={styles.way} onClick={() => dropBuild(hash)}>
          Удалить<span className="vh"> {name}</span>
        </button>
      </p>
    </li>
  )
}
