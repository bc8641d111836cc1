import axe from 'axe-core'
import { expect } from 'vitest'

type View = Window & { axe?: typeof axe; eval?: (script: string) => unknown }

const FADE_MS = 1000

/** What fades in or out is judged once it is there, or gone; what turns for ever, or by scrolling, is not waited for. */
async function atRest({ document }: View): Promise<void> {
  const fading = document.getAnimations().filter(({ playState, effect }) => {
    const endTime = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof endTime === 'number' && endTime <= FADE_MS
  })
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

async function barriers(view: View, rules: axe.RunOptions): Promise<string[]> {
  await atRest(view)
  // Another document is judged by a judge of its own.
  if (view !== window && !view.axe) view.eval?.(axe.source)
  const judge = view.axe ?? axe
  const { violations } = await judge.run(view.document, { resultTypes: ['violations'], ...rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** No barriers on what is shown now: every rule in the light, and in the dark the contrast, which alone changes there. */
export async function expectAccessible(view: Window = window): Promise<void> {
  // The frame that runs the tests is not ours to judge; what a whole page needs is there, for a screen is a whole page.
  expect(await barriers(view, {})).toEqual([])
  // The theme that is chosen and the one of the system are the same colours, and a choice needs no word to the browser.
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
