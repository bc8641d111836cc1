import { describe, expect, vi } from 'vitest'
import { statementsOf } from '../../../platform/db/testing/test-plans.ts'
import { addCandidate, addUser } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { TECH_BY_JOB } from '../core/data/tech-by-job.ts'
import { loadReference } from '../core/load-reference.ts'
import { jobRows, techStackRows } from '../core/reference-rows.ts'

/** Which techniques are suggested to a job (PRO-9). */

test.beforeAll(async ({ server }) => {
  await loadReference(server.db)
})

const backend = { jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
const ios = { jobLabel: '개발', jobSubLabel: 'iOS 개발자' }

async function recommended(server: TestApp, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await server.call('GET', `/users/techStackRecommend?${new URLSearchParams(query)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ items: string[] }>().items
}

async function people(server: TestApp, count: number, techStack: string[], given: object = {}) {
  for (let person = 0; person < count; person += 1)
    await addCandidate(server.db.drizzle, { ...backend, techStack, ...given })
}

describe('[PRO-9] techniques for a job that too few people have', () => {
  test('a job gets its curated list', async ({ server }) => {
    expect(await recommended(server, ios)).toEqual([
      'Swift',
      'SwiftUI',
      'UIKit',
      'iOS',
      'Combine',
      'RxSwift',
      'TCA',
      'Xcode',
      'Tuist',
      'Fastlane',
    ])
    expect((await recommended(server, backend)).slice(0, 3)).toEqual(['Java', 'Spring Boot', 'Kotlin'])
  })

  test('a job without a list gets that of its neighbours, a group the first of each of its lists', async ({
    server,
  }) => {
    const seller = await recommended(server, { jobLabel: '영업', jobSubLabel: '기술 영업' })
    expect(seller.slice(0, 2)).toEqual(['Salesforce', 'HubSpot'])
    const group = await recommended(server, { jobLabel: '개발' })
    expect(group.slice(0, 4)).toEqual(['Spring', 'React', 'Android', 'AWS'])
    expect(group).toHaveLength(10)
  })

  test('a job without techniques and no job get none', async ({ server }) => {
    expect(await recommended(server, { jobLabel: '법률', jobSubLabel: '변호사' })).toEqual([])
    expect(await recommended(server, { jobLabel: '기타', jobSubLabel: '바리스타코치' })).toEqual([])
    expect(await recommended(server)).toEqual([])
  })

  test('the curated lists name jobs and techniques that exist, ten at most', () => {
    const jobs = new Set(jobRows().map(({ subLabel }) => subLabel))
    const techniques = new Set(techStackRows().map(({ name }) => name))
    for (const line of TECH_BY_JOB.trim().split('\n')) {
      const [job = '', list = ''] = line.split(': ')
      const names = list.split(', ')
      expect(jobs, job).toContain(job)
      expect(
        names.filter((name) => !techniques.has(name)),
        job,
      ).toEqual([])
      expect(new Set(names).size, job).toBe(names.length)
      expect(names.length, job).toBeLessThanOrEqual(10)
    }
  })
})

describe('[PRO-9] techniques that people of the job use', () => {
  test('come first, the most used first, from five people on', async ({ server, clock }) => {
    await people(server, 5, ['Elixir', 'Kotlin'])
    await people(server, 1, ['Elixir', 'Haskell'])
    await people(server, 3, ['Haskell'])
    clock.advance({ hours: 1 })
    const items = await recommended(server, backend)
    expect(items.slice(0, 4)).toEqual(['Elixir', 'Kotlin', 'Java', 'Spring Boot'])
    expect(items).not.toContain('Haskell')
    expect(items).toHaveLength(10)
    expect(await recommended(server, ios)).not.toContain('Elixir')
  })

  test('count each person once, and only verified people who have not left', async ({ server, clock }) => {
    await people(server, 4, ['Clojure', 'Clojure'])
    await addUser(server.db.drizzle, { ...backend, techStack: ['Clojure'] })
    await addUser(server.db.drizzle, {
      ...backend,
      techStack: ['Clojure'],
      certifiedAt: clock(),
      deletedAt: clock(),
    })
    clock.advance({ hours: 1 })
    expect(await recommended(server, backend)).not.toContain('Clojure')
  })

  test('are names of the catalogue only, because a typed word could name a person', async ({
    server,
    clock,
  }) => {
    await people(server, 5, ['한지우식 배포'])
    await people(server, 5, ['Erlang'], { jobLabel: '기타', jobSubLabel: '한지우코치' })
    clock.advance({ hours: 1 })
    expect(await recommended(server, backend)).not.toContain('한지우식 배포')
    expect(await recommended(server, { jobLabel: '기타', jobSubLabel: '한지우코치' })).toEqual([])
  })

  test('are summed over the jobs of a group', async ({ server, clock }) => {
    await people(server, 3, ['Perl'], ios)
    await people(server, 3, ['Perl'])
    clock.advance({ hours: 1 })
    expect(await recommended(server, { jobLabel: '개발' })).toContain('Perl')
    expect(await recommended(server, ios)).not.toContain('Perl')
  })

  test('are counted by one statement an hour', async ({ server, clock }) => {
    clock.advance({ hours: 1 })
    const sent = await statementsOf(async () => {
      await Promise.all([recommended(server, backend), recommended(server, ios)])
      await people(server, 5, ['Groovy'])
      expect(await recommended(server, backend)).not.toContain('Groovy')
    })
    expect(sent.filter(({ text }) => text.includes('tech_stack_names'))).toHaveLength(1)
    clock.advance({ hours: 1 })
    expect(await recommended(server, backend)).toContain('Groovy')
  })
})

test('[PRO-9] if counting fails: Spring, React, Python and a log entry, and the next request counts again', async ({
  server,
  clock,
}) => {
  clock.advance({ hours: 1 })
  const broken = vi.spyOn(server.db.pool, 'query').mockRejectedValue(new Error('gone'))
  expect(await recommended(server, ios)).toEqual(['Spring', 'React', 'Python'])
  broken.mockRestore()
  expect(server.logged.join('')).toContain('추천할 기술을 불러오지 못했어요.')
  expect((await recommended(server, ios))[0]).toBe('Swift')
})
