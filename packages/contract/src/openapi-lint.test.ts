import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { webhooks } from './handover.ts'
import { openapi } from './openapi.ts'

/** Rules of the recommended set that we do not follow, and why. */
const unfollowed = {
  'info-license': 'the API is for our own apps: nobody is licensed to use it',
  'tag-description': 'a tag is a Korean noun that its calls explain, each by a sentence',
}

const lint = async (document: object) => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ severity, ruleId, message, location }) => ({
    ruleId,
    text: `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
  }))
}

test('a linter that is not ours finds nothing but what we do not follow', async () => {
  const found = await lint(openapi(calls, '1.2.3', webhooks))
  expect(found.filter(({ ruleId }) => !(ruleId in unfollowed)).map(({ text }) => text)).toEqual([])
  expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(Object.keys(unfollowed)))
})

test('it would find two names for one path', async () => {
  const document = openapi(calls, '1.2.3', webhooks)
  const path = document.paths['/users/surveys/{id}']!
  const paths = { '/users/surveys/{id}': path, '/users/surveys/{userid}': path }
  const rules = (await lint({ ...document, paths })).map(({ ruleId }) => ruleId)
  expect(rules).toContain('no-identical-paths')
})
