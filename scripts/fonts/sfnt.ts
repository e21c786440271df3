/** Low-level editing of font files: tables, glyphs and metrics (the OpenType specification, «sfnt»). */

const NO_BREAK_HYPHEN = 0x2011

type Table = { tag: string; data: Buffer }

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16
    const start = sfnt.readUInt32BE(at + 8)
    return { tag: sfnt.toString('latin1', at, at + 4), data: sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12)) }
  })
}

/** The glyph of each character, from the font's own table (format 4, the one for the basic plane). */
export function glyphsOf(sfnt: Buffer): Map<number, number> {
  const cmap = tablesOf(sfnt).find(({ tag }) => tag === 'cmap')!.data
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no cmap of format 4')
  const doubled = cmap.readUInt16BE(at + 6)
  const glyphs = new Map<number, number>()
  for (let i = 0; i < doubled; i += 2) {
    const last = cmap.readUInt16BE(at + 14 + i)
    const first = cmap.readUInt16BE(at + 16 + doubled + i)
    const delta = cmap.readUInt16BE(at + 16 + doubled * 2 + i)
    const rangeAt = at + 16 + doubled * 3 + i
    const range = cmap.readUInt16BE(rangeAt)
    for (let sign = first; sign <= last && sign !== 0xffff; sign++) {
      const found = range === 0 ? sign : cmap.readUInt16BE(rangeAt + range + (sign - first) * 2)
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff
      if (glyph !== 0) glyphs.set(sign, glyph)
    }
  }
  return glyphs
}

type Tables = Map<string, Buffer>
const tableMap = (sfnt: Buffer): Tables => new Map(tablesOf(sfnt).map(({ tag, data }) => [tag, Buffer.from(data)]))

export const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i)

function glyphDataOf(tables: Tables): Buffer[] {
  const [loca, glyf] = [tables.get('loca')!, tables.get('glyf')!]
  const isLong = tables.get('head')!.readInt16BE(50) === 1
  const at = (i: number) => (isLong ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return upTo(tables.get('maxp')!.readUInt16BE(4)).map((i) => Buffer.from(glyf.subarray(at(i), at(i + 1))))
}

/** Composite glyphs refer to others by number, and the numbers have moved. */
function moveComponents(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  for (let at = 10, flags = 0x20; flags & 0x20;) {
    flags = glyph.readUInt16BE(at)
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
  }
  return glyph
}

type Variations = { axes: number; tuples: Buffer; glyphs: Buffer[] }

function variationsOf(gvar: Buffer): Variations {
  const [axes, count, first] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6), gvar.readUInt32BE(8)]
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const at = (i: number) =>
    gvar.readUInt32BE(16) + (isLong ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
  const glyphs = upTo(gvar.readUInt16BE(12)).map((i) => Buffer.from(gvar.subarray(at(i), at(i + 1))))
  return { axes, tuples: gvar.subarray(first, first + count * axes * 2), glyphs }
}

/** Variations of a glyph refer to a shared list of positions, which is now preceded by another font's. */
function moveTuples(glyph: Buffer, axes: number, by: number): Buffer {
  if (glyph.length === 0) return glyph
  const count = glyph.readUInt16BE(0) & 0xfff
  for (let i = 0, at = 4; i < count; i++) {
    const index = glyph.readUInt16BE(at + 2)
    if (!(index & 0x8000)) glyph.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & 0x8000 ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0)
  }
  return glyph
}

/** Pieces one after the other, each at an even address, and where each begins. */
function lay(pieces: readonly Buffer[]): { data: Buffer; offsets: Buffer } {
  const offsets = Buffer.alloc((pieces.length + 1) * 4)
  const parts: Buffer[] = []
  let end = 0
  pieces.forEach((piece, i) => {
    const padded = Buffer.alloc(Math.ceil(piece.length / 4) * 4)
    piece.copy(padded)
    parts.push(padded)
    end += padded.length
    offsets.writeUInt32BE(end, (i + 1) * 4)
  })
  return { data: Buffer.concat(parts), offsets }
}

function gvarOf({ axes, tuples, glyphs }: Variations): Buffer {
  const { data, offsets } = lay(glyphs)
  const head = Buffer.alloc(20)
  head.writeUInt16BE(1, 0)
  head.writeUInt16BE(axes, 4)
  head.writeUInt16BE(tuples.length / axes / 2, 6)
  head.writeUInt32BE(head.length + offsets.length, 8)
  head.writeUInt16BE(glyphs.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(head.length + offsets.length + tuples.length, 16)
  return Buffer.concat([head, offsets, tuples, data])
}

function longMetricsOf(tables: Tables): Buffer[] {
  const [hmtx, long] = [tables.get('hmtx')!, tables.get('hhea')!.readUInt16BE(34)]
  return upTo(tables.get('maxp')!.readUInt16BE(4)).map((i) => {
    const metric = Buffer.from(hmtx.subarray(Math.min(i, long - 1) * 4, Math.min(i, long - 1) * 4 + 4))
    if (i >= long) hmtx.copy(metric, 2, long * 4 + (i - long) * 2, long * 4 + (i - long) * 2 + 2)
    return metric
  })
}

/** Appends the second part of the same font to the first one: glyphs, widths and variations. */
export function join(one: Buffer, two: Buffer): Buffer {
  const [tables, added] = [tableMap(one), tableMap(two)]
  const [glyphs, ownGlyphs] = [glyphDataOf(added), glyphDataOf(tables)]
  const by = ownGlyphs.length
  const metrics = [...longMetricsOf(tables), ...longMetricsOf(added)]
  const outlines = lay([...ownGlyphs, ...glyphs.map((glyph) => moveComponents(glyph, by))])
  const [own, other] = [variationsOf(tables.get('gvar')!), variationsOf(added.get('gvar')!)]
  const shared = own.tuples.length / own.axes / 2
  const moved = other.glyphs.map((glyph) => moveTuples(glyph, other.axes, shared))
  const [maxp, more] = [tables.get('maxp')!, added.get('maxp')!]
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), more.readUInt16BE(at)), at)
  maxp.writeUInt16BE(by + glyphs.length, 4)
  tables.get('hhea')!.writeUInt16BE(metrics.length, 34)
  tables.get('head')!.writeInt16BE(1, 50)
  const signs = new Map([...glyphsOf(two)].map(([sign, glyph]) => [sign, glyph + by]))
  tables
    .set('glyf', outlines.data)
    .set('loca', outlines.offsets)
    .set('hmtx', Buffer.concat(metrics))
    .set(
      'gvar',
      gvarOf({ axes: own.axes, tuples: Buffer.concat([own.tuples, other.tuples]), glyphs: [...own.glyphs, ...moved] }),
    )
    .set('cmap', cmapOf(new Map([...signs, ...glyphsOf(one)])))
    .set('post', Buffer.concat([Buffer.from([0, 3, 0, 0]), tables.get('post')!.subarray(4, 32)]))
    // Widths follow from the outlines' variations; the first part's list lacks the second's glyphs.
    .delete('HVAR')
  return assemble(
    one.readUInt32BE(0),
    [...tables].map(([tag, data]) => ({ tag, data })),
  )
}

/** The original has no non-breaking hyphen, which is frequent in our texts: the hyphen's glyph is used for both. */
export function withNoBreakHyphen(sfnt: Buffer): Buffer {
  const glyphs = glyphsOf(sfnt)
  glyphs.set(NO_BREAK_HYPHEN, glyphs.get('-'.codePointAt(0)!)!)
  return assemble(
    sfnt.readUInt32BE(0),
    tablesOf(sfnt).map((table) => (table.tag === 'cmap' ? { ...table, data: cmapOf(glyphs) } : table)),
  )
}

/** A table of format 4, one segment per character; the subsetter writes its own from it. */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const end = [0xffff, 0] as const
  const segments = [...[...glyphs].sort(([one], [other]) => one - other), end]
  const signs = segments.map(([sign]) => sign)
  const deltas = segments.map(([sign, glyph]) => (sign === end[0] ? 1 : (glyph - sign) & 0xffff))
  const nothing = segments.map(() => 0)
  const head = [4, 16 + segments.length * 8, 0, segments.length * 2, 0, 0, 0]
  const words = [0, 1, 3, 1, 0, 12, ...head, ...signs, 0, ...signs, ...deltas, ...nothing]
  const data = Buffer.alloc(words.length * 2)
  words.forEach((word, i) => data.writeUInt16BE(word, i * 2))
  return data
}

/** The directory's search hints and checksums stay empty: only the subsetter reads this. */
function assemble(version: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(version, 0)
  directory.writeUInt16BE(tables.length, 4)
  const parts = [directory]
  let offset = directory.length
  tables.forEach(({ tag, data }, i) => {
    const at = 12 + i * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

/** Width of every character in ems. */
export type Advances = ReadonlyMap<number, number>

export function advancesOf(sfnt: Buffer): Advances {
  const tables = new Map(tablesOf(sfnt).map(({ tag, data }) => [tag, data]))
  const last = tables.get('hhea')!.readUInt16BE(34) - 1
  const unitsPerEm = tables.get('head')!.readUInt16BE(18)
  const metrics = tables.get('hmtx')!
  return new Map(
    [...glyphsOf(sfnt)].map(([sign, glyph]) => [sign, metrics.readUInt16BE(Math.min(glyph, last) * 4) / unitsPerEm]),
  )
}
