import { Dialog } from '@coffeeattack/ui/Dialog'
import { useState } from 'react'
import { type Key, keysHere } from './registry.ts'

/** What works on this page, as the page itself has told it. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
  // What is behind the dialog does not change while it is looked at.
  const [groups] = useState(keysHere)
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
