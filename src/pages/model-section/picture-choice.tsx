import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fillOf, ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { Choice, inStage } from '#src/pages/shared/cars/choice.tsx'

type PictureOption = { id: string; picture: Picture; label: ReactNode; words?: ReactNode }

type PictureChoiceProps = {
  name: string
  legend: string
  options: readonly PictureOption[]
  shown?: number
  className: string | undefined
}

/** A choice of pictures; one is fetched when it is first chosen, over that of the initial choice. */
export const PictureChoice = ({ options, shown = 0, ...choice }: PictureChoiceProps) => (
  <Choice
    {...choice}
    shown={shown}
    options={options.map(({ id, picture, ...option }, index) => ({
      ...option,
      value: id,
      stage:
        index === shown ? <ModelPicture picture={picture} className={inStage} /> : <WhenChosen picture={picture} />,
    }))}
  />
)

/** Browsers do not load a lazy picture that is not displayed. */
const WhenChosen = ({ picture }: { picture: Picture }) => (
  <picture>
    {picture.sources.map((source) => (
      <source key={`${source.type} ${source.media}`} {...source} />
    ))}
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={cx(inStage, fillOf(picture))}
    />
  </picture>
)
