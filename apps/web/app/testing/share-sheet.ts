import { onTestFinished } from 'vitest'

/** The system's share sheet and clipboard, as a test wants them; what reaches them is kept. */
export function giveShareSheet(view: Window & typeof globalThis, { sheet }: { sheet: boolean }) {
  const shared: unknown[] = []
  const copied: string[] = []
  const given = {
    share: sheet ? async (content: unknown) => void shared.push(content) : undefined,
    canShare: undefined,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(view.navigator, name, { configurable: true, value })
  onTestFinished(() => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(view.navigator, name)
  })
  return { shared, copied }
}
