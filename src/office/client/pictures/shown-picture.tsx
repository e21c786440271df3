import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { call } from '#src/office/client/api.ts'
import { rightsOf } from '#src/office/client/pictures/rights-text.ts'
import { pictureIdOf, siteFileOf, thumbnailOf } from '#src/office/client/pictures/upload.ts'
import { usePictures } from '#src/office/client/pictures/use-pictures.ts'

/** A place of a model by its key, and whether the office's changes apply. */
export type DefaultPlace = { key: string; isLive: boolean }

type Props = {
  /** The address as stored in content; empty: no picture of its own. */
  src: string
  /** Its description in the form. */
  alt: string
  standing: DefaultPlace | null
}

/** The picture shown for a field: its own, or the default one. */
export function ShownPicture({ src, alt, standing }: Props) {
  if (src === '') return standing ? <Standing place={standing} /> : <Box sx={STILL}>Снимка нет.</Box>
  const id = pictureIdOf(src)
  return id === null ? (
    <Frame src={siteFileOf(src)} alt={alt} words={['Снимок пришёл с сайтом.']} />
  ) : (
    <Uploaded id={id} alt={alt} />
  )
}

function Uploaded({ id, alt }: { id: string; alt: string }) {
  const { pictures } = usePictures()
  const picture = pictures?.find((one) => one.id === id)
  return (
    <Frame
      src={thumbnailOf(id)}
      alt={alt || picture?.alt || ''}
      words={picture ? [`Загружен: ${picture.name}`, rightsOf(picture).text] : []}
    />
  )
}

function Standing({ place }: { place: DefaultPlace }) {
  const { data } = useQuery({
    queryKey: ['pictures', 'standing', place],
    queryFn: () => call('pictures.standing', place),
  })
  if (!data) return <Box sx={STILL}>Загружаем…</Box>
  const { picture } = data
  if (!picture) return <Box sx={STILL}>С сайтом снимка для этого места не пришло.</Box>
  const id = pictureIdOf(picture.src)
  return (
    <Frame
      src={id === null ? siteFileOf(picture.src) : thumbnailOf(id)}
      alt={picture.alt}
      words={[place.isLive ? 'Своего снимка нет: показан снимок модели.' : WITHOUT_OWN]}
    />
  )
}
const WITHOUT_OWN = 'Своего снимка нет: показан тот, что пришёл с сайтом.'

const Frame = ({ src, alt, words }: { src: string; alt: string; words: readonly string[] }) => (
  <Box sx={FRAME}>
    <img src={src} alt={alt} loading="lazy" />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {alt !== '' && <Box>{alt}</Box>}
      {words.map((line) => (
        <Box key={line} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {line}
        </Box>
      ))}
    </Box>
  </Box>
)

const STILL = { color: 'text.secondary' }
const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2 },
  alignItems: 'center',
  width: '100%',
  '& img': {
    display: 'block',
    width: '100%',
    maxWidth: 240,
    maxHeight: 180,
    objectFit: 'contain',
    objectPosition: 'left',
  },
}
