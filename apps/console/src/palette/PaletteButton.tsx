import { Search } from '@coffeeattack/ui/icons/Search'
import { toast } from '@coffeeattack/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { KeysDialog } from '../keys/KeysDialog.tsx'
import { MOD_CAP, useKeys } from '../keys/registry.ts'

type Panel = ComponentType<{ onClose: () => void; showKeys: () => void }>

const fetchPanel = () => import('./PalettePanel.tsx')

/** Once the page stands. Whoever presses ⌘K types on at once, and no letter may be lost to a fetch. */
const AFTER_MS = 2_000

/** '어디든 가기' in the rail, and ⌘K anywhere; beside it `?`, which tells of the keys. */
export function PaletteButton() {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null)
  const [isTellingKeys, setTellingKeys] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => void fetchPanel().catch(() => {}), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  async function show() {
    try {
      setPanel({ Panel: (await fetchPanel()).PalettePanel })
    } catch {
      toast('지금은 열 수 없어요. 연결을 확인해 주세요.')
    }
  }
  function heard(run: () => unknown): () => boolean {
    return () => {
      run()
      return true
    }
  }
  const tellKeys = () => setTellingKeys(true)
  useKeys('어디서나', [
    { on: ['k'], mod: true, caps: [MOD_CAP, 'K'], does: '어디든 가기', press: heard(show) },
    { on: ['?'], caps: ['?'], does: '키 보기', press: heard(tellKeys) },
  ])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => void show()}
        className="mt-2 flex h-10 shrink-0 items-center gap-2 rounded-field px-3 text-label text-on-shot-2 inset-ring inset-ring-shot-line transition-colors hover:text-on-shot focus-visible:outline-on-shot"
      >
        <Search size={15} />
        어디든 가기
        <span aria-hidden="true" className="ml-auto flex gap-1">
          {[MOD_CAP, 'K'].map((cap) => (
            <kbd
              key={cap}
              className="grid h-5 min-w-5 place-items-center rounded-[5px] bg-shot-2 px-1 text-micro font-medium"
            >
              {cap}
            </kbd>
          ))}
        </span>
      </button>
      {panel && <panel.Panel onClose={() => setPanel(null)} showKeys={tellKeys} />}
      <KeysDialog open={isTellingKeys} onClose={() => setTellingKeys(false)} />
    </>
  )
}
