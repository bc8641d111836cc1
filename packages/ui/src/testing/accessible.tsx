import axe from 'axe-core'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'

async function barriers(rules: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** No barriers on what is shown now: every rule in the light, and in the dark the contrast, which alone changes there. */
export async function expectAccessible(): Promise<void> {
  // The frame that runs the tests is not ours to judge; what a whole page needs is there, for a screen is a whole page.
  expect(await barriers({})).toEqual([])
  await commands.emulateMedia({ colorScheme: 'dark' })
  try {
    expect(await barriers({ runOnly: ['color-contrast'] }), 'in the dark').toEqual([])
  } finally {
    await commands.emulateMedia({ colorScheme: 'light' })
  }
}
