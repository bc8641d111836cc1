import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { SHOWN_DAYS, type ShownKind } from '@coffeeattack/domain/insight/shown'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Share } from '@coffeeattack/ui/icons/Share'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ShareButton } from '../../campaigns/ShareButton.tsx'

export type Level = 'none' | 'some' | 'amounts'

/** What others see at each level. */
type Choice = { level: Level; title: string; note: string }

/**
 * Sharing a result: the person chooses what others may see, sees a preview, and then sends it (PUB-5). Without
 * figures nothing is stored: the link is the campaign's own.
 */
export function ShareResult({ kind, choices }: { kind: ShownKind; choices: readonly Choice[] }) {
  const [open, setOpen] = useState(false)
  const [level, setLevel] = useState<Level>('none')
  /** The share that was created for the chosen level. */
  const [made, setMade] = useState<{ level: Level; id: string } | null>(null)
  const { busy, run: make } = useCall(
    (wanted: Level, idempotencyKey) =>
      api('POST /users/standing/shares', {
        body: { kind, withAmounts: wanted === 'amounts' },
        idempotencyKey,
      }),
    { onDone: ({ shareId }, wanted) => setMade({ level: wanted, id: shareId }) },
  )
  const id = made?.level === level ? made.id : undefined
  const isReady = level === 'none' || id !== undefined
  const source = { origin: window.location.origin, path: id && `/${kind}/${id}`, pictureOf: id }
  const card = shareCard(kind, source)

  return (
    <>
      <Button kind="weak" onClick={() => setOpen(true)}>
        <Share size={20} />
        친구에게 나누기
      </Button>
      <Sheet
        open={open}
        onOpenChange={(next) => (next || !busy) && setOpen(next)}
        title="어디까지 보여 줄까요?"
        description="이름은 어디에도 나오지 않아요."
        footer={
          isReady ? (
            <ShareButton card={card}>나누기</ShareButton>
          ) : (
            <Button busy={busy && '만드는 중'} onClick={() => void make(level)}>
              이대로 링크 만들기
            </Button>
          )
        }
      >
        <fieldset aria-label="보여 줄 것" className="flex flex-col gap-2">
          {choices.map((choice) => (
            <OptionRow
              key={choice.level}
              type="radio"
              name="share-level"
              title={choice.title}
              note={<span className="tnum">{choice.note}</span>}
              checked={choice.level === level}
              disabled={busy}
              onChange={() => setLevel(choice.level)}
            />
          ))}
        </fieldset>
        {id && (
          <figure className="mt-4">
            <img
              src={new URL(card.imageUrl).pathname}
              alt="친구가 볼 그림"
              width={1200}
              height={630}
              className="h-auto w-full rounded-field inset-ring inset-ring-line-2"
            />
            <figcaption className="mt-1.5 text-caption text-ink-3">
              친구에게 이렇게 보여요. 링크는 {SHOWN_DAYS}일 뒤에 사라져요.
            </figcaption>
          </figure>
        )}
      </Sheet>
    </>
  )
}
