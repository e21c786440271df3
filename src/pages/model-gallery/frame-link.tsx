import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { inPlace } from '#src/components/in-place.ts'
import { viewer } from '#src/content/gallery.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import styles from '#src/pages/model-gallery/frame-link.module.css'

type FrameLinkProps = { frame: Frame; open: (id: string) => void; className?: string | undefined; children: ReactNode }

/** Every picture links to its file: without scripts it opens that, with them the viewer. */
export const FrameLink = ({ frame: { id, file }, open, className, children }: FrameLinkProps) => (
  <a
    href={file.href}
    className={cx(className, styles.opens)}
    aria-haspopup="dialog"
    onClick={(event) => inPlace(event, () => open(id))}
  >
    <span className="vh">{viewer.open} </span>
    {children}
  </a>
)
