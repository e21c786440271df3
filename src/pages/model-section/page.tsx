import { CtaList } from '#src/components/site-button.tsx'
import { isDrawn } from '#src/content/models/drawn.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { neededSection } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { openingOf, showOnce, skyOf } from '#src/pages/model-section/opening-picture.ts'
import { compositions } from '#src/pages/model-section/compositions.ts'
import { Opening } from '#src/pages/model-section/openings.tsx'
import { photographedPage } from '#src/pages/model-section/photographed.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/model-section/model-section.module.css'

export function Page({ name, copy, route }: PageProps) {
  const code = route.model
  if (!code) return null
  const opening = openingOf(code, name)
  const page = { copy, code, of: (id: string) => neededSection(copy, id), show: showOnce(code, opening) }
  const drawn = isDrawn(code) ? compositions[name]?.({ ...page, code }) : undefined
  return (
    <>
      <Opening copy={copy} picture={opening} sky={skyOf(name, opening)} />
      {/* A model without a drawing is composed of its photographs. */}
      <div className={styles.page}>{drawn ?? photographedPage(name)(page)}</div>
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <Next path={route.path} code={code} />
    </>
  )
}

/** The next item of the model's navigation; after the last one the model itself. */
function Next({ path, code }: { path: string; code: ModelCode }) {
  const nav = useAppState((state) => state.modelNav[code])?.nav ?? []
  const index = nav.findIndex(({ href }) => href === path)
  const next = (index >= 0 && nav[index + 1]) || { title: modelName(code), href: modelByCode(code).href }
  return <NextPage title={next.title} href={next.href} />
}
