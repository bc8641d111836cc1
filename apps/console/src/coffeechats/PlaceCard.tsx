import { type Place, type PlaceKind, placeProblem, placeToOpen } from '@coffeeattack/domain/coffeechats/place'
import { isBehind } from '@coffeeattack/domain/coffeechats/schedule'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { PlaceLine } from '@coffeeattack/ui/PlaceLine'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { fieldsLike } from '../drafts/kept.ts'
import { type Draft, Restored, useDraft } from '../drafts/use-draft.tsx'
import { useMe } from '../sessions/me.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { type Coffeechat, coffeechatCallOptions } from './queries.ts'

type Values = { kind: PlaceKind; place: string; isUsual: boolean }

const firstOf = ({ place }: Coffeechat): Values => ({
  kind: place?.kind ?? 'ADDRESS',
  place: place?.text ?? '',
  isUsual: false,
})

function valuesIn(kept: unknown, first: Values): Values | null {
  const values = fieldsLike(kept, first)
  return values && { ...values, kind: values.kind === 'LINK' ? 'LINK' : 'ADDRESS' }
}

function usePlaceDraft(chat: Coffeechat) {
  const first = firstOf(chat)
  return useDraft({ place: `place:${chat.id}`, empty: first, read: (kept) => valuesIn(kept, first) })
}

/** Saves a place, typed or usual, and shows the updated coffee chat. */
function usePlaceForm(chat: Coffeechat, draft: Draft<Values>, onDone: () => void) {
  const { id } = chat
  const settled = coffeechatCallOptions(id)<unknown>('만나는 곳을 정했어요')
  return useForm({
    first: firstOf(chat),
    state: [draft.value, draft.write],
    rules: { place: (text, { kind }) => placeProblem({ kind, text }) },
    send: ({ kind, place: text, isUsual }) =>
      api('PATCH /console/coffeechats/:id/place', {
        params: { id },
        body: { place: { kind, text }, isUsual },
      }),
    ...settled,
    onDone(saved, sent) {
      settled.onDone?.(saved, sent)
      draft.forget()
      onDone()
    },
  })
}

type PlaceForm = ReturnType<typeof usePlaceForm>

type PlaceEditorProps = { form: PlaceForm; draft: Draft<Values>; onClose: () => void }

function PlaceEditor({ form, draft, onClose }: PlaceEditorProps) {
  const isOfCompany = useMe().company !== null
  const usualId = useId()
  const { kind, isUsual } = form.values
  return (
    <form {...form.props} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Restored draft={draft} className="-mt-3 -mb-2" />
      <PlaceFields
        label="만나는 방법"
        kind={kind}
        onKindChange={(next) => form.set({ kind: next, place: '' })}
        field={form.field('place')}
      />
      {isOfCompany && (
        <label
          htmlFor={usualId}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 text-body-s text-ink-2"
        >
          <Checkbox
            id={usualId}
            checked={isUsual}
            onChange={(event) => form.set({ isUsual: event.currentTarget.checked })}
          />
          우리 회사가 늘 만나는 곳으로 남기기
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="weak" size="sm" onClick={onClose}>
          닫기
        </Button>
        <Button type="submit" size="sm" busy={form.busy && '정하는 중'}>
          여기로 정하기
        </Button>
      </div>
    </form>
  )
}

type UsualPlaceProps = { place: Place; form: PlaceForm; onOther: () => void }

/** The company's usual place, offered first. */
function UsualPlace({ place, form, onOther }: UsualPlaceProps) {
  const take = () => void form.submit({ kind: place.kind, place: place.text, isUsual: false })
  return (
    <>
      <p className="mt-3 text-label font-medium text-ink-2">늘 만나는 곳</p>
      <PlaceLine {...placeToOpen(place)} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="sm" busy={form.busy && '정하는 중'} onClick={take}>
          여기로 정하기
        </Button>
        <TextLink disabled={form.busy} onClick={onOther}>
          다른 곳으로 정하기
        </TextLink>
      </div>
    </>
  )
}

/** The place of the meeting. Either side can set it until the meeting begins (OFR-19). */
export function PlaceCard({ chat }: { chat: Coffeechat }) {
  const { place, usualPlace, status, confirmedTime } = chat
  const draft = usePlaceDraft(chat)
  const [editing, setEditing] = useState(draft.isRestored)
  const form = usePlaceForm(chat, draft, () => setEditing(false))
  const startsAt = confirmedTime && new Date(confirmedTime.startsAt)
  const now = useNow((at) => (startsAt && startsAt > at ? startsAt : null))
  const canChange = status !== 'CANCELLED' && (startsAt === null || startsAt > now)
  if (isBehind(chat) || (!place && !canChange)) return null
  const edit = () => setEditing(true)
  return (
    <Card aria-labelledby="place" className="px-6">
      <h2 id="place" className="text-h3">
        {place ? '여기서 만나요' : '어디에서 만날까요?'}
      </h2>
      {!place && (
        <p className="mt-1 text-body-s text-ink-3">
          정하면 후보자에게도 바로 보여요. 시작하기 전까지 바꿀 수 있어요.
        </p>
      )}
      {place && <PlaceLine {...placeToOpen(place)} />}
      {!place && usualPlace && !editing && <UsualPlace place={usualPlace} form={form} onOther={edit} />}
      {canChange && !editing && (place || !usualPlace) && (
        <div className="mt-4">
          {place ? (
            <TextLink onClick={edit}>만나는 곳 바꾸기</TextLink>
          ) : (
            <Button size="sm" onClick={edit}>
              만나는 곳 정하기
            </Button>
          )}
        </div>
      )}
      {canChange && editing && <PlaceEditor form={form} draft={draft} onClose={() => setEditing(false)} />}
    </Card>
  )
}
