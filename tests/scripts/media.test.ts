import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ModelPhotos, Photo } from '#src/content/pictures/list.ts'
import { cuttingOf } from '../../scripts/media/convert.ts'
import { makeMedia } from '../../scripts/media/make.ts'
import { openOriginals } from '../../scripts/media/originals.ts'
import { photosOfModel, unknownPlaces, type Wanted } from '../../scripts/media/wanted.ts'

const TODAY = '2026-05-20'
const LIST = 'src/content/models/g70/pictures.ts'

let root = ''
const media = () => join(root, 'media')
const assets = () => join(root, 'public/assets')
const kept = () => join(root, 'kept')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'media-'))
})

/** A photograph of two halves, black above and white below, so that a cut can be told by its brightness. */
function halves(width: number, height: number): Sharp {
  const white = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#fff' } }
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: white, gravity: 'south' },
  ])
}

/** Files by size and format: most tests want the same one, and drawing it takes longer than what they look at. */
const drawn = new Map<string, Promise<Buffer>>()

async function put(file: string, width: number, height: number, change?: (picture: Sharp) => Sharp) {
  const path = join(media(), file)
  mkdirSync(dirname(path), { recursive: true })
  if (change) return void (await change(halves(width, height)).toFile(path))
  const format = file.endsWith('.png') ? 'png' : 'jpeg'
  const key = `${width}x${height}.${format}`
  const generated = drawn.get(key) ?? halves(width, height).toFormat(format).toBuffer()
  drawn.set(key, generated)
  writeFileSync(path, await generated)
}

const photo = (file: string, more: Partial<Photo> = {}): Photo => ({
  file,
  alt: 'Автомобиль у моря',
  rights: { owner: 'ООО «Пример»', until: null },
  taken: '2026-05-01',
  ...more,
})

const wanted = (photographs: ModelPhotos, renders: ModelPhotos = {}): Wanted[] =>
  photosOfModel('g70', { photographs, renders }, LIST)

async function make(list: Wanted[]) {
  const originals = openOriginals(media(), join(root, 'notes.json'))
  const converted: string[] = []
  const result = await makeMedia(list, {
    root,
    originals,
    renders: originals,
    folder: assets(),
    kept: kept(),
    today: TODAY,
    effort: 0,
    onMade: (one) => converted.push(one.photo.file),
  })
  originals.close()
  return {
    ...result,
    texts: result.remarks.map(({ kind, text }) => `${kind}: ${text}`.replaceAll('\u00a0', ' ')),
    converted,
  }
}

describe('a photograph', () => {
  it('is made in AVIF in all widths of its place, in JPEG in the widest, and named in the list', async () => {
    await put('a.jpg', 2400, 1600)
    const { generated, texts } = await make(wanted({ cabin: photo('a.jpg') }))
    expect(texts).toEqual([])
    const name = generated.models?.g70?.slots?.cabin?.name ?? ''
    expect(name).toMatch(/^g70-cabin-[0-9a-f]{10}$/)
    expect(readdirSync(assets()).toSorted()).toEqual(
      [...[800, 1200, 1600].map((width) => `${name}-${width}.avif`), `${name}-1600.jpg`].toSorted(),
    )
    const { width, height } = await sharp(join(assets(), `${name}-1200.avif`)).metadata()
    expect([width, height]).toEqual([1200, 675])
  })

  it('loses what the camera wrote into it: the place where it was taken among that', async () => {
    await put('gps.jpg', 2400, 1600, (picture) =>
      picture.withExif({
        IFD0: { Make: 'Пример', Artist: 'SECRET-ARTIST' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '55/1 45/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '37/1 37/1 0/1',
        },
      }),
    )
    const before = await sharp(join(media(), 'gps.jpg')).metadata()
    expect(before.exif?.includes('SECRET-ARTIST')).toBe(true)
    await make(wanted({ cabin: photo('gps.jpg') }))
    for (const file of readdirSync(assets())) {
      // oxlint-disable-next-line no-await-in-loop -- a few files
      const after = await sharp(join(assets(), file)).metadata()
      expect({ file, exif: after.exif, xmp: after.xmp, iptc: after.iptc }).toEqual({ file })
      expect(readFileSync(join(assets(), file)).includes('SECRET-ARTIST')).toBe(false)
    }
  })

  it('stands upright whichever way the camera was held', async () => {
    await put('turned.jpg', 1600, 2400, (picture) => picture.withMetadata({ orientation: 6 }))
    const { generated, texts } = await make(wanted({ cabin: photo('turned.jpg') }))
    expect(texts).toEqual([])
    const { data } = await sharp(join(assets(), `${generated.models?.g70?.slots?.cabin?.name}-1600.jpg`))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Orientation 6: what is above in the file is on the right.
    expect([data[10], data[1589]].map((value) => (value ?? 0) > 128)).toEqual([true, false])
  })

  it('that has not changed is neither read nor made again; another focus or original is', async () => {
    await put('a.jpg', 2400, 1700)
    const first = await make(wanted({ cabin: photo('a.jpg') }))
    expect(first.converted).toEqual(['a.jpg'])
    const second = await make(wanted({ cabin: photo('a.jpg') }))
    expect(second.converted).toEqual([])
    expect(second.generated).toEqual(first.generated)
    // Known by size and time: with both as they were it is not even opened.
    const path = join(media(), 'a.jpg')
    const { size, atime, mtime } = statSync(path)
    writeFileSync(path, Buffer.alloc(size))
    utimesSync(path, atime, mtime)
    expect((await make(wanted({ cabin: photo('a.jpg') }))).converted).toEqual([])
    await put('a.jpg', 2400, 1701)
    const third = await make(wanted({ cabin: photo('a.jpg', { focus: [50, 10] }) }))
    expect(third.converted).toEqual(['a.jpg'])
    expect(third.generated).not.toEqual(first.generated)
    expect(readdirSync(assets())).toHaveLength(4)
  })

  it('whose files were made before and kept is not made again', async () => {
    await put('a.jpg', 2400, 1600)
    await make(wanted({}, { cabin: photo('a.jpg') }))
    cpSync(assets(), kept(), { recursive: true })
    rmSync(assets(), { recursive: true })
    const { converted, filesOfRenders } = await make(wanted({}, { cabin: photo('a.jpg') }))
    expect(filesOfRenders.toSorted()).toEqual(readdirSync(kept()).toSorted())
    expect(converted).toEqual([])
    expect(readdirSync(assets())).toEqual(readdirSync(kept()))
  })

  it('is cut around its focus, as far as the edges let it', () => {
    const size = { width: 3000, height: 3000 }
    expect(cuttingOf(size, 'cabin')).toEqual({ left: 0, top: 656, width: 3000, height: 1688 })
    expect(cuttingOf(size, 'cabin', [50, 60])).toEqual({ left: 0, top: 956, width: 3000, height: 1688 })
    expect(cuttingOf(size, 'cabin', [50, 90])).toEqual({
      left: 0,
      top: 1312,
      width: 3000,
      height: 1688,
      focus: [50, 80],
    })
  })

  it('with a transparent ground keeps it in AVIF and stands on the stage in JPEG', async () => {
    const path = join(media(), 'cut.png')
    mkdirSync(media(), { recursive: true })
    await sharp({ create: { width: 2400, height: 1600, channels: 4, background: '#00000000' } }).toFile(path)
    const { generated } = await make(wanted({ cabin: photo('cut.png') }))
    const name = generated.models?.g70?.slots?.cabin?.name
    expect((await sharp(join(assets(), `${name}-800.avif`)).metadata()).hasAlpha).toBe(true)
    const { dominant } = await sharp(join(assets(), `${name}-1600.jpg`)).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })
})

describe('sources', () => {
  it('a place goes to the photograph; without it, or without its rights, to the rendered picture', async () => {
    await put('taken.jpg', 2400, 1600)
    await put('rendered.png', 2400, 1600)
    const both = await make(wanted({ cabin: photo('taken.jpg') }, { cabin: photo('rendered.png') }))
    expect(both.generated.models?.g70?.slots?.cabin).toMatchObject({ name: expect.stringMatching(/^g70-cabin-/) })
    const over = photo('taken.jpg', { rights: { owner: 'ООО «Пример»', until: '2026-05-19' } })
    const { generated, texts } = await make(wanted({ cabin: over }, { cabin: photo('rendered.png') }))
    expect(generated.models?.g70?.slots?.cabin).toMatchObject({ isRender: true })
    expect(texts).toEqual(['notice: права (ООО «Пример») кончились 19 мая 2026 г.: снимок не показывается'])
  })

  it('a gallery is of one kind, and a detail is found by what it shows', async () => {
    await put('a.jpg', 2400, 1600)
    await put('b.png', 2500, 1600)
    const { generated } = await make(
      wanted(
        { details: [{ ...photo('a.jpg'), shows: 'wheel' }] },
        { details: [{ ...photo('b.png'), shows: 'lamp' }], gallery: [photo('b.png')] },
      ),
    )
    expect(generated.galleries?.g70?.details.map(({ name }) => name.slice(0, 12))).toEqual(['g70-detail-1'])
    expect(Object.keys(generated.models?.g70?.parts ?? {})).toEqual(['wheel', 'lamp'])
  })
})

describe('pictures of a concept car', () => {
  it('stand by its name and place', async () => {
    await put('concept.jpg', 1600, 720)
    const use = { concept: 'mint', slot: 'concept' } as const
    const entry = { place: 'concept', stem: 'concept-mint', photo: photo('concept.jpg'), isRender: true } as const
    const { generated, texts } = await make([{ use, ...entry, list: LIST }])
    expect(texts).toEqual([])
    expect(generated.concepts?.mint?.concept?.name).toMatch(/^concept-mint-[0-9a-f]{10}$/)
    expect(generated.models).toBeUndefined()
  })
})

describe('paints in the showroom', () => {
  it('are known by their code; a paint that the model is not sold in is refused', async () => {
    await put('a.jpg', 1600, 900)
    const { generated, texts } = await make(wanted({}, { showroom: { RED: photo('a.jpg'), BRN: photo('a.jpg') } }))
    expect(Object.keys(generated.models?.g70?.showroom ?? {})).toEqual(['RED'])
    expect(texts).toEqual([expect.stringContaining('нет цвета «BRN»')])
  })
})

describe('interiors', () => {
  it('are known by their code; their words are the interior’s own', async () => {
    await put('a.jpg', 1600, 900)
    const { generated, texts } = await make(wanted({}, { interiors: { RDN: photo('a.jpg') } }))
    expect(texts).toEqual([])
    const { RDN: one, ...others } = generated.models?.g70?.interiors ?? {}
    expect(one).toEqual({ name: expect.stringMatching(/^g70-render-interior-rdn-[0-9a-f]{10}$/), isRender: true })
    expect(others).toEqual({})
    expect(readdirSync(assets())).toContain(`${one?.name}-1280.avif`)
  })

  it('have a list of their rear seats', async () => {
    await put('a.jpg', 1600, 900)
    const { generated, texts } = await make(wanted({}, { rears: { RDN: photo('a.jpg'), SMA: photo('a.jpg') } }))
    expect(texts).toEqual([expect.stringContaining('у модели нет салона «SMA»; есть ')])
    const { rears = {} } = generated.models?.g70 ?? {}
    expect(Object.keys(rears)).toEqual(['RDN'])
    expect(readdirSync(assets())).toContain(`${rears['RDN']?.name}-1280.avif`)
  })

  it('that the model is not sold with are a mistake', async () => {
    await put('a.jpg', 1600, 900)
    const { generated, texts } = await make(wanted({ interiors: { SMA: photo('a.jpg') } }))
    expect(texts).toEqual([expect.stringContaining('у модели нет салона «SMA»; есть ')])
    expect(generated).toEqual({})
  })
})

describe('what is wrong is said exactly', () => {
  const cases: [string, Partial<Photo>, string | RegExp][] = [
    ['no words', { alt: ' ' }, 'mistake: нет описания: в alt скажите, что видно на снимке'],
    ['a focus outside', { focus: [50, 101] }, /^mistake: focus — два числа от 0 до 100/],
    ['nobody’s', { rights: { owner: '', until: null } }, /^mistake: не сказано, чей снимок/],
    ['a day that is none', { taken: '31.05.2026' }, 'mistake: taken «31.05.2026»: день пишется так: 2026-05-31'],
    ['a day to come', { taken: '2026-06-01' }, /^mistake: снимок из будущего/],
    ['no file', { file: 'none.jpg' }, /^mistake: нет такого файла: .*media\/none\.jpg$/],
    ['outside the folder', { file: '../a.jpg' }, 'mistake: файл лежит вне папки снимков'],
    ['no picture', { file: 'text.jpg' }, /^mistake: файл не читается как картинка/],
    ['another format', { file: 'drawing.svg' }, 'mistake: формат svg не годится: нужен JPEG, PNG, WebP или AVIF'],
    [
      'too small',
      { file: 'small.jpg' },
      'mistake: мал: из 1500×1500 после обрезки выходит 1500×844, а для этого места нужно не меньше 1600×900',
    ],
    [
      'rights that end soon',
      { rights: { owner: 'ООО «Пример»', until: '2026-06-01' } },
      'notice: права (ООО «Пример») кончаются 1 июня 2026 г.: потом снимок исчезнет со следующей сборкой',
    ],
  ]

  it.each(cases)('%s', async (_, more, text) => {
    await put('a.jpg', 2400, 1600)
    await put('small.jpg', 1500, 1500)
    writeFileSync(join(media(), 'text.jpg'), 'no picture')
    writeFileSync(join(media(), 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const { texts, generated } = await make(wanted({ cabin: photo('a.jpg', more) }))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(text)
    // What is only noticed is shown.
    expect(generated.models === undefined).toBe(texts[0]?.startsWith('mistake'))
  })

  it('with the line of the list', async () => {
    mkdirSync(dirname(join(root, LIST)), { recursive: true })
    writeFileSync(join(root, LIST), "export const photographs = {\n  cabin: {\n    file: 'none.jpg',\n")
    const { remarks } = await make(wanted({ cabin: photo('none.jpg') }))
    expect(remarks).toMatchObject([{ list: LIST, line: 3, file: 'none.jpg' }])
  })

  it('a rendered picture that is not there: with its line, and what to do', async () => {
    mkdirSync(dirname(join(root, LIST)), { recursive: true })
    writeFileSync(join(root, LIST), "export const renders = {\n  cabin: rendered('g70/none', 'Салон'),\n")
    const { remarks } = await make(wanted({}, { cabin: photo('g70/none.avif') }))
    expect(remarks).toMatchObject([{ list: LIST, line: 2, file: 'g70/none.avif' }])
    expect(remarks[0]?.text).toMatch(/^нет такого файла: .*; уберите запись из renders/)
  })

  it('a place that no model has', () => {
    expect(unknownPlaces({ hero: photo('a.jpg'), details: [] })).toEqual([])
    expect(unknownPlaces(JSON.parse('{"heroo": {}}') as ModelPhotos)).toEqual(['heroo'])
  })

  it('a file that no list names', async () => {
    await put('old/unused.jpg', 20, 20)
    await put('a.jpg', 20, 20)
    expect(openOriginals(media(), join(root, 'notes.json')).unused(new Set(['a.jpg']))).toEqual(['old/unused.jpg'])
  })
})
