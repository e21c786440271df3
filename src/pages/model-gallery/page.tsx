import { lazy, memo, startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#src/components/when-idle.ts'
import { lineOf } from '#src/components/line.ts'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { CtaList } from '#src/components/site-button.tsx'
import { untilLoaded } from '#src/components/until-loaded.ts'
import { chapters } from '#src/content/gallery.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import type { PageCopy } from '#src/content/copy.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { frameIdOf, framesOf, GROUPS, isGroup, type Group } from '#src/pages/model-gallery/frames.ts'
import { Jumps } from '#src/pages/model-gallery/jumps.tsx'
import { Across } from '#src/pages/model-gallery/across.tsx'
import { Grid } from '#src/pages/model-gallery/grid.tsx'
import { useView } from '#src/pages/model-gallery/use-view.ts'
import { CopySection, PageHead } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/model-gallery/model-gallery.module.css'

/** Fetched while the page is idle, or else with the first picture that is opened. */
const loadViewer = () => import('#src/pages/model-gallery/viewer.tsx')
const Viewer = lazy(() => untilLoaded(loadViewer))

type Pictures = { groups: Record<Group, Frame[]>; frames: Frame[]; idOf: (word: string) => string | null }
/** By model, once its photographs are known. */
const pictures = new Map<ModelCode, Pictures>()

function picturesOf(code: ModelCode): Pictures {
  const known = pictures.get(code)
  if (known) return known
  const groups = framesOf(code)
  const frames = GROUPS.flatMap((group) => groups[group])
  const made = { groups, frames, idOf: (word: string) => frameIdOf(frames, word) }
  pictures.set(code, made)
  return made
}

export const Page = ({ copy, route }: PageProps) => route.model && <Gallery copy={copy} code={route.model} />

type GalleryProps = { copy: PageCopy; code: ModelCode }

function Gallery({ copy, code }: GalleryProps) {
  const { frames, idOf } = picturesOf(code)
  const { view, open, show, close } = useView(idOf)
  const isThere = useViewerAhead(view !== null)
  const openViewer = useCallback(
    (id: string) => {
      open(id)
      // If its code fails to load, the link opens the picture as without scripts.
      const file = frames.find((frame) => frame.id === id)?.file
      if (file) void loadOrGo(loadViewer, file.href)
    },
    [open, frames],
  )
  return (
    <>
      <Body copy={copy} code={code} open={openViewer} />
      {isThere && (
        <Suspense>
          <Viewer key={code} {...{ frames, view, show, close }} model={modelName(code)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * True once the viewer can be rendered in the page, closed, so that the first picture opens without waiting for a file
 * or a render, or has been opened: it stays, because it returns the focus after closing.
 */
function useViewerAhead(isOpen: boolean): boolean {
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)
  useEffect(() => {
    if (lineOf() === 'frugal') return
    return whenIdle(() => {
      // A failure here is retried with the first picture.
      loadViewer().then(
        () => startTransition(() => setThere(true)),
        () => {},
      )
    })
  }, [])
  return isThere
}

/** The page itself. */
const Body = memo(function Body({ copy, code, open }: GalleryProps & { open: (id: string) => void }) {
  const { groups } = picturesOf(code)
  const [first, ...others] = groups.exterior
  const gridOf = (id: string) => (id === 'exterior' ? others : isGroup(id) ? groups[id] : [])
  const sections = copy.sections.flatMap((section) =>
    section.id === 'exterior' ? [section, ...chapters.filter(({ id }) => groups[id].length > 0)] : section,
  )
  return (
    <>
      <div {...(first?.tone === 'night' && { 'data-scene': 'dark' })} className={styles.opening}>
        <PageHead copy={copy} className={styles.head}>
          <Jumps sections={sections.filter(({ id }) => gridOf(id).length > 0)} />
        </PageHead>
        {first && <Across frame={first} open={open} />}
      </div>
      <div className={styles.page}>
        {sections.map((section) => {
          const own = gridOf(section.id)
          return (
            <CopySection key={section.id} section={section}>
              {own.length > 0 && <Grid frames={own} open={open} />}
            </CopySection>
          )
        })}
      </div>
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <NextPage title={`Обзор ${modelName(code)}`} href={modelByCode(code).href} />
    </>
  )
})
