import { afterEach, beforeEach } from 'vitest'
import { testDrive } from '../../backend/leads/forms.ts'
import { pair, startTestSite, type TestSite } from './site.ts'

type Answer = { success: boolean; message: string; data: { url?: string; errors?: Record<string, string> } | null }
export const answerOf = async (response: Response) => (await response.json()) as Answer

/** A day that the schedule has, whatever today is. */
export const soon = () =>
  new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.')
export const testDriveSoon = (changes = {}) => testDrive({ date: soon(), ...changes })

/** A site of its own for each test of a file. */
export function eachSite() {
  let site: TestSite
  beforeEach(async () => {
    site = await startTestSite()
  })
  afterEach(() => site.stop())
  return {
    site: () => site,
    post: (fields: Record<string, string>, headers: Record<string, string> = pair, path = '/dealer/v1/request') =>
      site.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  }
}
