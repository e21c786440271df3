import { lazy, Suspense } from 'react'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { CtaList } from '#src/components/site-button.tsx'
import { untilLoaded } from '#src/components/until-loaded.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { framesOf, isGroup, type Group } from '#src/pages/model-gallery/frames.ts'
import { Grid } from '#src/pages/model-gallery/grid.tsx'
import { useView } from '#src/pages/model-gallery/use-view.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { CopySection, PageHead } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/model-gallery/model-gallery.module.css'

/** Fetched with the first picture that is opened. */
const loadViewer = () => import('#src/pages/model-gallery/viewer.tsx')
const Viewer = lazy(() => untilLoaded(loadViewer))

type Pictures = { groups: Record<Group, Frame[]>; ids: string[] }
/** By model, once its photographs are known. */
const pictures = new Map<ModelCode, Pictures>()

function picturesOf(code: ModelCode): Pictures {
  const known = pictures.get(code)
  if (known) return known
  const groups = framesOf(code)
  const made = { groups, ids: Object.values(groups).flatMap((frames) => frames.map(({ id }) => id)) }
  pictures.set(code, made)
  return made
}

export const Page = ({ copy, route }: PageProps) => route.model && <Gallery copy={copy} code={route.model} />

function Gallery({ copy, code }: { copy: PageCopy; code: ModelCode }) {
  const { groups, ids } = picturesOf(code)
  const { view, open, show, close } = useView(ids)
  // In the order of the page: the copy's sections are not alike in every model.
  const frames = copy.sections.flatMap(({ id }) => (isGroup(id) ? groups[id] : []))
  const openViewer = (id: string) => {
    open(id)
    // Should its code not arrive, the picture's link leads where it leads without scripts.
    const file = frames.find((frame) => frame.id === id)?.file
    if (file) void loadOrGo(loadViewer, file.href)
  }
  return (
    <>
      <PageHead copy={copy} />
      {copy.sections.map((section) => (
        <CopySection key={section.id} section={section} tight>
          {isGroup(section.id) && (
            <Grid frames={groups[section.id]} code={code} small={section.id === 'colors'} open={openViewer} />
          )}
        </CopySection>
      ))}
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <NextPage title={modelName(code)} href={modelByCode(code).href} />
      {view && (
        <Suspense>
          <Viewer {...{ frames, code, view, show, close }} />
        </Suspense>
      )}
    </>
  )
}
