import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { CopySection, Paragraphs } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/mobility/mobility.module.css'

/** Cars that can be had, where each case would take them: on the road, in a tunnel, by the sea. */
const VIEWS: readonly (readonly [code: ModelCode, slot: SlotWithUpright])[] = [
  ['g90', 'drive'],
  ['g70', 'scene'],
  ['gv70', 'place'],
]
const SIZES = '(max-width: 600px) 80vw, 33vw'

/** Whom a subscription suits: a picture and a sentence each, side by side; a phone swipes through them. Then whom it does not. */
export const Cases = ({ section: { text, table, ...section } }: { section: Section }) => {
  const [lead, ...others] = text
  return (
    <CopySection section={{ ...section, text: lead ? [lead] : [] }} tight>
      <Suits name={section.heading} rows={table?.rows ?? []} />
      <div className={styles.unsuited}>
        <Paragraphs text={others} />
      </div>
    </CopySection>
  )
}

const Suits = ({ name, rows }: Pick<NonNullable<Section['table']>, 'rows'> & { name: string }) => (
  // A phone scrolls it, and what scrolls must be focusable, and so it needs a name.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className={styles.cases} aria-label={name} tabIndex={0}>
    {rows.map(([who = '', what = ''], index) => {
      const view = VIEWS[index]
      const picture = view && pictureOf(...view, SIZES)
      return (
        <li key={who}>
          {picture && <ModelPicture picture={picture} className={styles.case} />}
          <h3 className="h3">{who}</h3>
          <p className="muted">{what}</p>
        </li>
      )
    })}
  </ul>
)
