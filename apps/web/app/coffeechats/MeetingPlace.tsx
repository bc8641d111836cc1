import { type Place, placeToOpen } from '@coffeeattack/domain/coffeechats/place'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { PlaceLine } from '@coffeeattack/ui/PlaceLine'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { type Arrangement, type Coffeechat, partnerName } from './queries.ts'
import { useArrange } from './use-arrange.ts'

/** Loaded when the person changes the place. */
const PlaceSheet = lazy(() => import('./PlaceSheet.tsx'))

const Where = ({ place }: { place: Place }) => <PlaceLine {...placeToOpen(place)} note="화상으로 만나요" />

/** No place is set yet; the company's usual one takes one tap. */
function Unplaced({ chat, onOther }: { chat: Coffeechat; onOther: () => void }) {
  const { busy, run: arrange } = useArrange(chat.id)
  const { usualPlace } = chat
  if (!usualPlace)
    return (
      <Button kind="line" size="md" className="mt-4" onClick={onOther}>
        만나는 곳 정하기
      </Button>
    )
  async function take(place: Place) {
    if (await arrange({ kind: 'place', place })) toast('만나는 곳을 정했어요', { kind: 'done' })
  }
  return (
    <>
      <p className="mt-3.5 text-label font-medium text-ink-2">{partnerName(chat)}에서 늘 만나는 곳</p>
      <Where place={usualPlace} />
      <Button
        kind="line"
        size="md"
        className="mt-3"
        busy={busy && '정하는 중'}
        onClick={() => void take(usualPlace)}
      >
        여기로 정하기
      </Button>
      <TextLink wide className="-mb-2" disabled={busy} onClick={onOther}>
        다른 곳으로 정하기
      </TextLink>
    </>
  )
}

/** The place of the meeting: either side sets it and can change it until it begins (OFR-19). */
export function MeetingPlace({ chat, arrangement }: { chat: Coffeechat; arrangement: Arrangement }) {
  const [sheet, setSheet] = useState({ open: false, times: 0 })
  const startsAt = 'time' in arrangement ? new Date(arrangement.time.startsAt) : null
  const now = useNow((at) => (startsAt && startsAt > at ? startsAt : null))
  const canChange = startsAt === null || startsAt > now
  const { place } = chat
  if (arrangement.kind === 'cancelled' || (!place && !canChange)) return null
  const change = () => setSheet(({ times }) => ({ open: true, times: times + 1 }))
  return (
    <Card title={place ? '여기서 만나요' : '어디에서 만날까요?'}>
      {!place && <p className="mt-0.5 text-label text-ink-3">정하면 두 사람 모두에게 보여요.</p>}
      {place ? <Where place={place} /> : <Unplaced chat={chat} onOther={change} />}
      {place && canChange && (
        <TextLink wide className="-mb-2" onClick={change}>
          만나는 곳 바꾸기
        </TextLink>
      )}
      {sheet.times > 0 && (
        <Suspense>
          <PlaceSheet
            key={sheet.times}
            coffeechatId={chat.id}
            first={place}
            open={sheet.open}
            onOpenChange={(open) => setSheet(({ times }) => ({ open, times }))}
          />
        </Suspense>
      )}
    </Card>
  )
}
