import { Dialog } from '@coffeeattack/ui/Dialog'
import { Search } from '@coffeeattack/ui/icons/Search'
import { toast } from '@coffeeattack/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { type Key, registeredKeys, MOD_CAP, useKeys } from '../keys/registry.ts'

type Panel = ComponentType<{ onClose: () => void; showKeys: () => void }>

const fetchPanel = () => import('./PalettePanel.tsx')

/** Preloads the palette after the page, so that letters typed right after ⌘K are not lost. */
const AFTER_MS = 2_000

/** The buttons for the palette (⌘K) and for the shortcuts (`?`). */
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

/** The shortcuts of the current page. */
function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="여기서 쓰는 키"
      confirm={{ label: '닫기', onPress: onClose }}
    >
      <Groups />
    </Dialog>
  )
}

function Groups() {
  // The page behind the dialog does not change, so the list is read once.
  const [groups] = useState(registeredKeys)
  return (
    <div className="grid gap-4">
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-1 text-caption font-medium text-ink-3">{name}</h3>
            <dl>
              {keys.map((key) => (
                <KeyLine key={key.does} of={key} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

function KeyLine({ of: { caps, does } }: { of: Key }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 text-body-s">
      <dd className="order-first">{does}</dd>
      <dt className="flex gap-1">
        {caps.map((cap) => (
          <kbd
            key={cap}
            className="grid h-6 min-w-6 place-items-center rounded-tag px-1.5 text-caption font-medium text-ink-2 inset-ring inset-ring-line-2"
          >
            {cap}
          </kbd>
        ))}
      </dt>
    </div>
  )
}
