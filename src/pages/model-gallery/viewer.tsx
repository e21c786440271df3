import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useScrollLock } from '#src/components/hooks/use-scroll-lock.ts'
import { Icon } from '#src/components/icon.tsx'
import { useSnapTrack } from '#src/components/slider/use-snap-track.ts'
import { viewer as texts } from '#src/content/gallery.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { FramePicture } from '#src/pages/model-gallery/frame-picture.tsx'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { useViewerDialog } from '#src/pages/model-gallery/use-viewer-dialog.ts'
import styles from '#src/pages/model-gallery/viewer.module.css'

type ViewerProps = {
  frames: readonly Frame[]
  /** Accessible name. */
  model: string
  /** Id of the picture shown; null while it is closed. */
  view: string | null
  show: (id: string) => void
  close: () => void
}

/**
 * One picture on the whole screen. A native modal dialog, like popups (docs/decisions/0005); when closed it stays in
 * the page.
 */
export default function Viewer({ frames, model, view, show, close }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = view !== null
  // When closed it keeps its picture, so that closing renders almost nothing.
  const [shown, setShown] = useState(view)
  if (isOpen && view !== shown) setShown(view)
  const last = frames.length - 1
  const index = Math.max(
    0,
    frames.findIndex(({ id }) => id === shown),
  )
  const frame = frames[index]!
  const go = (to: number) => {
    const next = frames[Math.max(0, Math.min(to, last))]!
    if (next.id !== view) show(next.id)
  }
  const { track, slideInView, onScroll, scrollToSlide } = useSnapTrack(go)
  useScrollLock('viewer', isOpen)
  useViewerDialog({ dialog, heading, isOpen, seen: shown })

  // The chosen picture is scrolled into view, unless a swipe has already done it.
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const from = isOpen ? slideInView() : index
    if (from !== index) scrollToSlide(index, isFirst.current || Math.abs(from - index) > 1 ? 'instant' : 'smooth')
    isFirst.current = !isOpen
    // Only a change of the picture moves the track.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [index, isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = ownValue({ ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }, event.key)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  return (
    // The keys belong to the whole viewer, wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={cx(styles.viewer, !isOpen && styles.gone)}
      data-scene="dark"
      aria-label={texts.title(model)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div ref={track} className={styles.track} onScroll={onScroll}>
        {frames.map((item, at) => (
          <Slide
            key={item.id}
            frame={item}
            isCurrent={at === index}
            withPicture={shown !== null && Math.abs(at - index) <= 1}
          />
        ))}
      </div>
      <Bar frames={frames} index={index} heading={heading} go={go} />
      <p className="vh" role="status">
        {texts.count(index + 1, frames.length)}: {frame.alt}
      </p>
      <button type="button" className={`icon-btn ${styles.close}`} aria-label={texts.close} onClick={close}>
        <Icon name="cross" />
      </button>
    </dialog>
  )
}

type SlideProps = { frame: Frame; isCurrent: boolean; withPicture: boolean }

/** Another picture renders the neighbouring slides, not all of them. */
const Slide = memo(function Slide({ frame, isCurrent, withPicture }: SlideProps) {
  return (
    <div className={styles.slide} inert={!isCurrent}>
      {withPicture && (
        <FramePicture frame={frame} eager className={cx(styles.whole, frame.isDrawing && styles.padded)} />
      )}
    </div>
  )
})

type BarProps = {
  frames: readonly Frame[]
  index: number
  heading: RefObject<HTMLHeadingElement | null>
  go: (to: number) => void
}

function Bar({ frames, index, heading, go }: BarProps) {
  const frame = frames[index]!
  return (
    <div className={styles.bar}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={`h3 ${styles.title}`}>
          {frame.caption}
        </h2>
        <p className="small muted num">{frame.note}</p>
      </div>
      <ol className={styles.ticks} aria-hidden="true">
        {frames.map(({ id }, at) => (
          <li key={id} className={cx(at === index && styles.on)} />
        ))}
      </ol>
      <div className={styles.controls}>
        <a href={frame.file.href} download={frame.file.name} className={styles.download}>
          {texts.download}
        </a>
        {/* Not `disabled`: a button must not lose the focus it has. */}
        <button
          type="button"
          className="icon-btn"
          aria-label={texts.previous}
          aria-disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          <Icon name="back" />
        </button>
        <p className={`small num ${styles.count}`}>{texts.count(index + 1, frames.length)}</p>
        <button
          type="button"
          className="icon-btn"
          aria-label={texts.next}
          aria-disabled={index === frames.length - 1}
          onClick={() => go(index + 1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}
