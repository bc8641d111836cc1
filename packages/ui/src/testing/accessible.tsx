import axe from 'axe-core'
import { expect } from 'vitest'

type View = Window & { axe?: typeof axe; eval?: (script: string) => unknown }

const FADE_MS = 1000

/** Animations that end are awaited; endless and scroll-driven ones are not. */
async function atRest({ document }: View): Promise<void> {
  const fading = document.getAnimations().filter(({ playState, effect }) => {
    const endTime = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof endTime === 'number' && endTime <= FADE_MS
  })
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

async function barriers(view: View, rules: axe.RunOptions): Promise<string[]> {
  await atRest(view)
  // A document in a frame has an axe of its own.
  if (view !== window && !view.axe) view.eval?.(axe.source)
  const judge = view.axe ?? axe
  const { violations } = await judge.run(view.document, { resultTypes: ['violations'], ...rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/**
 * No accessibility violations on the current screen: every rule in the light theme, contrast in the dark one, and nothing
 * for which one has to scroll sideways, as on a phone 390 pixels wide (WCAG 1.4.10).
 */
export async function expectAccessible(view: Window = window): Promise<void> {
  const { scrollWidth, clientWidth } = view.document.documentElement
  expect(scrollWidth, 'wider than the window').toBeLessThanOrEqual(clientWidth)
  // The test runner's frame is excluded; page-level rules apply, because a screen is a whole page.
  expect(await barriers(view, {})).toEqual([])
  // The chosen theme and the system's have the same colours, and choosing one needs no browser command.
  const { dataset } = view.document.documentElement
  const { theme } = dataset
  dataset['theme'] = 'dark'
  try {
    expect(await barriers(view, { runOnly: ['color-contrast'] }), 'in the dark').toEqual([])
  } finally {
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }
}
