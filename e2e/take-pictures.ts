import path from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { say } from '../scripts/say.mjs'

/** Takes pictures of screens, to compare with the design. */

const HEIGHTS = { 390: 844, 1280: 900, 1440: 900 } as const
const LIGHTS = ['light', 'dark'] as const

export type Shot = { name: string; go: (page: Page, origin: string) => Promise<void> }
/** `only`: the start of the names. */
export type Given = { folder: string; shows: BrowserContextOptions; only?: string | undefined }

type Taking = { shots: readonly Shot[]; widths: readonly (keyof typeof HEIGHTS)[]; folder: string }

/** In every width, light and dark. A failed screen is reported, and the others are still taken. */
export async function takeAll(page: Page, origin: string, { shots, widths, folder }: Taking): Promise<void> {
  page.setDefaultTimeout(30_000)
  for (const { name, go } of shots)
    for (const width of widths)
      for (const light of LIGHTS) {
        await page.setViewportSize({ width, height: HEIGHTS[width] })
        await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
        const file = `${name}-${width}-${light}.png`
        try {
          await go(page, origin)
          await page.waitForFunction(
            () => document.fonts.status === 'loaded' && document.querySelector('.animate-shimmer') === null,
          )
          await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
          say(file)
        } catch (failure) {
          say(`${file}: ${String(failure).split('\n')[0]}`)
        }
      }
}
