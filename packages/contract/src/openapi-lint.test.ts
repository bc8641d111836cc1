import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { openapi } from './openapi.ts'

/** Rules of the recommended set that we do not follow, and why. */
const unfollowed = {
  'info-license': 'the API is for our own apps: nobody is licensed to use it',
  'tag-description': 'a tag is a Korean noun that its calls explain, each by a sentence',
}

const lint = async (source: string, off: readonly string[] = Object.keys(unfollowed)) => {
  const rules = Object.fromEntries(off.map((rule) => [rule, 'off' as const]))
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, config })
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
  )
}

test('a linter that is not ours finds neither an error nor a warning', async () => {
  expect(await lint(JSON.stringify(openapi(calls, '1.2.3')))).toEqual([])
})

test('it would find two names for one path, and each rule that is off has something to say', async () => {
  const document = openapi(calls, '1.2.3')
  const path = document.paths['/users/surveys/{id}']!
  const twice = { ...document, paths: { ...document.paths, '/users/surveys/{userid}': path } }
  expect((await lint(JSON.stringify(twice))).join('\n')).toContain('error no-identical-paths')
  const all = (await lint(JSON.stringify(document), [])).join('\n')
  for (const rule of Object.keys(unfollowed)) expect(all).toContain(rule)
})
