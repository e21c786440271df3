import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { targetOfCta } from '#src/components/links.ts'
import { ArrowLink, CtaList } from '#src/components/site-button.tsx'
import type { Cta, PageCopy, Section } from '#src/content/copy.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/shared/copy/copy.module.css'

/** Compositions of copy that several pages share: the page's head and a section. */

type HeadProps = {
  copy: PageCopy
  className?: string | undefined
  size?: 'display' | 'h1' | 'giant'
  children?: ReactNode
}

const CYRILLIC = /^[А-ЯЁ]/

/** The headline in columns 1–8, its text beside it. */
export const PageHead = ({ copy, className = '', size = 'display', children }: HeadProps) => (
  <header className={cx('wrap', styles.head, size === 'giant' && styles.tall, className)}>
    <h1 className={cx(size, size === 'giant' && CYRILLIC.test(copy.h1) && styles.cyrillic)}>{copy.h1}</h1>
    {(copy.lead || children) && (
      <div className={styles.headText}>
        {copy.lead && <p className="lead">{copy.lead}</p>}
        {children}
      </div>
    )}
  </header>
)

export const Paragraphs = ({ text, lead = false }: { text: readonly string[]; lead?: boolean }) => (
  <>
    {text.map((paragraph, index) => (
      <p key={paragraph} className={lead && index === 0 ? 'lead' : undefined}>
        {paragraph}
      </p>
    ))}
  </>
)

export const SectionList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Calls to action inside a page: a filled button only where the copy names a first one, so that a screen has one. */
export function SectionCtas({ ctas }: { ctas: readonly Cta[] }) {
  const links = useAppState(({ options }) => options?.links)
  if (ctas.some(({ primary }) => primary)) return <CtaList ctas={ctas} className={styles.buttons} />
  return (
    <p className={styles.ctas}>
      {ctas.map((cta) => {
        const target = targetOfCta(cta, links)
        return (
          target && (
            <ArrowLink key={cta.label} target={target}>
              {cta.label}
            </ArrowLink>
          )
        )
      })}
    </p>
  )
}

/** The page's own calls to action as links: the screen has its button already. */
export const PageCtas = ({ ctas }: { ctas: readonly Cta[] | undefined }) =>
  ctas && (
    <div className={`wrap ${styles.pageCtas}`}>
      <SectionCtas ctas={ctas} />
    </div>
  )

type SectionTextProps = {
  section: Section
  lead?: boolean
  /** A single figure is part of the text; several form a row with `isRowOf`. */
  withLone?: boolean
}

/** Several figures, which form a row of their own. */
export const isRowOf = ({ figures = [] }: Section): boolean => figures.length > 1

/** Text, list and calls of a section, without its heading and figures. */
export const SectionText = ({ section, lead = true, withLone = false }: SectionTextProps) => (
  <div className={styles.text}>
    <Paragraphs text={section.text} lead={lead} />
    {withLone && !isRowOf(section) && <Figures items={section.figures} className={cx(styles.lone)} />}
    {section.list && section.list.length > 0 && <SectionList items={section.list} />}
    {section.ctas && section.ctas.length > 0 && <SectionCtas ctas={section.ctas} />}
  </div>
)

type SectionProps = {
  section: Section
  scene?: 'dark' | 'light'
  /** Removes the upper padding: the previous section has enough. */
  tight?: boolean
  /** A picture or a table of the section, full width under its text. */
  children?: ReactNode
}

/**
 * With a table, a picture or figures it is a section of the page; with text and at most one figure it is a row between
 * hairlines.
 */
export function CopySection({ section, scene, tight = false, children }: SectionProps) {
  const isRow = !children && !isRowOf(section) && !scene
  return (
    <section
      id={section.id}
      className={isRow ? styles.row : `section ${tight ? styles.tight : ''}`}
      {...(scene && { 'data-scene': scene })}
    >
      <div className="wrap">
        <div className={styles.section}>
          <h2 className={isRow ? 'h2' : 'h1'}>{section.heading}</h2>
          {(section.text.length > 0 || section.figures) && <SectionText section={section} withLone />}
        </div>
        {children && <div className={styles.more}>{children}</div>}
        {isRowOf(section) && (
          <div className={styles.more}>
            <Figures items={section.figures} />
          </div>
        )}
      </div>
    </section>
  )
}

type FeatureProps = { section: Section; picture: ReactNode; reverse?: boolean }

/** One picture with one thought next to it. */
export const Feature = ({ section, picture, reverse = false }: FeatureProps) => (
  <section id={section.id} className={`section ${styles.tight}`}>
    <div className={`wrap ${styles.feature} ${reverse ? styles.reverse : ''}`}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.beside}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} withLone />
      </div>
      {isRowOf(section) && (
        <div className={styles.full}>
          <Figures items={section.figures} />
        </div>
      )}
    </div>
  </section>
)

export const sectionOf = (copy: PageCopy, id: string): Section | undefined =>
  copy.sections.find((section) => section.id === id)

/** The same where a composition requires it: a mistake in the copy stops the rendering. */
export function neededSection(copy: PageCopy, id: string): Section {
  const section = sectionOf(copy, id)
  if (!section) throw new Error(`No section ${id} in «${copy.h1}»`)
  return section
}
