import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { collectDocuments } from '#src/backend/search/documents.ts'
import { createSearch } from '#src/backend/search/search.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { questionWords, toTerm, wordsOf } from '#src/backend/search/words.ts'
import { seed } from '#src/backend/seed.ts'
import { median } from './load.ts'

const ROUNDS = 7
const FIRST_PAGE = { page: 1, pageSize: 10 }

/**
 * CPU of a search with its corrections, answers and excerpts compared with one query of the bare library, which returns
 * only ids. In turn, medians of the rounds; every query of the specification's list.
 */
export async function measureSearch() {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db)
  const search = await createSearch(db, () => new Date())
  const bare = new MiniSearch<SearchDocument>({
    fields: ['title', 'headings', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: toTerm,
    searchOptions: { tokenize: questionWords, combineWith: 'AND', prefix: true, fuzzy: 0.2 },
  })
  bare.addAll(await collectDocuments(db))
  await db.destroy()

  const [, ...lines] = readFileSync('tests/backend/search-queries.tsv', 'utf8').trim().split('\n')
  const questions = lines.map((line) => line.split('\t')[1] ?? '')
  const ours = () => questions.forEach((q) => search.find(q, FIRST_PAGE))
  const theirs = () => questions.forEach((q) => bare.search(q))
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = -1; round < ROUNDS; round++) {
    const [mine, other] = [cpuOf(ours), cpuOf(theirs)]
    // The first one warms up.
    if (round < 0) continue
    times.ours.push(mine)
    times.theirs.push(other)
  }
  const each = (values: number[]) => Math.round(median(values) / questions.length)
  return {
    rows: [
      { search: 'site: corrections, answer, ten excerpts', 'CPU µs/question': each(times.ours) },
      { search: 'MiniSearch alone, asked once', 'CPU µs/question': each(times.theirs) },
    ],
    cpuRatio: median(times.ours) / median(times.theirs),
  }
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
