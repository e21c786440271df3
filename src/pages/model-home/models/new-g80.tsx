import { words } from '#src/content/cars/explained.ts'
import { Dimensions, Farewell, FromAbove, InPlace } from '#src/pages/model-home/blocks.tsx'
import { Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'

/** Time on the road: a calm cabin, measured silence, and the lamp. */
export const g80: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <ModelHero home={home} facing="right" />
      <InPlace home={home} />
      <Turning home={home} />
      <Cabin home={home} section={of('design')} rear />
      <FromAbove home={home} section={of('overview')} />
      <CopySection section={of('technology')}>
        <DiagramFigure draw={(d) => d.answerDiagram(code)} caption={words.wave} />
      </CopySection>
      <Feature section={of('safety')} picture={<Crop code={code} view="light" crop="lamp" />} />
      <Trims home={home} />
      <Dimensions home={home} front />
      <Farewell home={home} />
    </>
  )
}
