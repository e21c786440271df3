import { afterAll, describe, expect, test } from 'vitest'
import { forgetFailures } from '#src/office/server/auth/lock-out.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createTestOffice, PASSWORD } from './test-office.ts'
import { codeOf } from './totp.ts'

afterAll(dropDatabases)

describe.each(databases)('guesses, $database', ({ skip, open }) => {
  test.skipIf(skip)('at the same moment are as few as one after another', async () => {
    const office = await createTestOffice(await open())
    const owner = await office.enter('owner')
    const wrong = { email: owner.email, password: 'not the password' }
    const guessing = office.browser()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guessing.status('session.sign-in', wrong)))
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(15)
    const right = { ...wrong, password: PASSWORD }
    expect(await guessing.status('session.sign-in', right)).toBe(429)
    office.backend.setNow('2021-07-14T09:15:01Z')
    expect(await guessing.status('session.sign-in', right)).toBe(200)
  })

  test.skipIf(skip)('with a code that was watched: of two that enter it at once one is in', async () => {
    const office = await createTestOffice(await open())
    const owner = await office.enter('owner')
    const both = [office.browser(), office.browser()]
    for (const one of both) await one.call('session.sign-in', { email: owner.email, password: PASSWORD })
    const code = codeOf(owner.uri)
    const answers = await Promise.all(both.map((one) => one.status('session.code', { code })))
    expect(answers.toSorted()).toEqual([200, 401])
    const lists = await Promise.all(both.map((one) => one.status('account.sessions', {})))
    expect(lists.toSorted()).toEqual([200, 401])
  })

  test.skipIf(skip)('from one address keep nobody out who comes from another; from many they are as few', async () => {
    const office = await createTestOffice(await open())
    const owner = await office.enter('owner')
    const wrong = { email: owner.email, password: 'not the password' }
    const guessing = office.browser()
    for (let count = 0; count < 40; count++) await guessing.status('session.sign-in', wrong)
    expect(await office.browser().status('session.sign-in', { ...wrong, password: PASSWORD })).toBe(200)

    const answers = []
    for (let count = 0; count < 60; count++) answers.push(await office.browser().status('session.sign-in', wrong))
    expect(answers.filter((status) => status === 401)).toHaveLength(50)
    expect(answers.at(-1)).toBe(429)
    // As the operator does.
    await forgetFailures(office.backend.db, owner.email)
    expect(await guessing.status('session.sign-in', { ...wrong, password: PASSWORD })).toBe(200)
  })

  test.skipIf(skip)('that are right use up nothing of what the address of a company may guess', async () => {
    const office = await createTestOffice(await open())
    const owner = await office.enter('owner')
    const browser = office.browser()
    const right = { email: owner.email, password: PASSWORD }
    for (let count = 0; count < 35; count++) expect(await browser.status('session.sign-in', right)).toBe(200)
  })
})
