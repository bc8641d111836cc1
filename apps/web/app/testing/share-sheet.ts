import { onTestFinished } from 'vitest'

/** A fake share sheet and clipboard, which record what they get. */
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
