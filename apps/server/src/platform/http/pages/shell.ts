import type { KeptPage } from './kept-page.ts'
import type { PageTalk } from './page-context.ts'

/**
 * The shared page of a route pattern, rendered at the first request and kept while the process lives. Concurrent requests
 * wait for the same rendering; a failed one is tried again by the next request.
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
