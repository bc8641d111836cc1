import type { KeptPage } from './kept-page.ts'
import type { PageTalk } from './page-context.ts'

/**
 * The one page of a pattern, rendered for whoever asks first and kept for as long as the process lives. Who comes
 * meanwhile waits for the same one; what could not be made is tried again by the next.
 */
export function createShell(render: (talk: PageTalk) => Promise<KeptPage | null>) {
  let kept: KeptPage | undefined
  let coming: Promise<KeptPage | null> | undefined

  async function make(talk: PageTalk): Promise<KeptPage | null> {
    try {
      const page = await render(talk)
      if (page) kept = page
      return page
    } finally {
      coming = undefined
    }
  }

  return {
    kept: () => kept,
    make: (talk: PageTalk) => (coming ??= make(talk)),
  }
}
