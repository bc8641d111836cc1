import { consolePaths } from '@coffeeattack/contract/console-pages'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { fillingOf } from '@coffeeattack/domain/offers/template'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { Profile } from '../../candidates/profile-query.ts'
import { WISHES } from '../../desk/queries.ts'
import { keepDraft } from '../../drafts/kept.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { MOD_CAP, useKeys } from '../../keys/registry.ts'
import { useMe } from '../../sessions/me.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { refreshCurations, undoCuration } from '../undo.tsx'
import { AnsweredRequest } from './AnsweredRequest.tsx'
import { CompanyFinder } from './CompanyFinder.tsx'
import { CompanyItem } from './CompanyItem.tsx'
import { CurationPreview } from './CurationPreview.tsx'
import {
  bodyOf,
  type Draft,
  draftIn,
  emptyDraft,
  type Problems,
  problemsOf,
  withCompany,
  withItem,
  withoutCompany,
  withPosition,
} from './draft.ts'
import { PositionFinder } from './PositionFinder.tsx'
import { Receiver } from './Receiver.tsx'

const placeOf = (candidateId: string) => `curation:${candidateId}`

type Addressed = { candidateId: string; requestId: string | null }

/** Sends once; undone right away, everything is a draft again. Problems of a company are shown at that company. */
function useSendCuration(
  { candidateId, requestId }: Addressed,
  onSent: () => void,
  onRefused: (problems: Problems) => void,
) {
  const operatorId = useMe().id
  const navigate = useNavigate()
  async function takeBack(groupId: string, draft: Draft) {
    if (!(await undoCuration(groupId))) return
    keepDraft(localStorage, { operatorId, place: placeOf(candidateId) }, draft, new Date())
    void navigate(consolePaths.newCuration(candidateId, requestId ?? undefined))
  }
  return useCall(
    (draft: Draft, idempotencyKey) =>
      api('POST /console/curations', { body: bodyOf(draft, candidateId, requestId), idempotencyKey }),
    {
      onDone({ groupId }, draft) {
        onSent()
        const also = requestId ? ' 요청도 마쳤어요.' : ''
        toast(`큐레이션을 보냈어요.${also} ${SENDING.undoMs / 60_000}분 안에는 되돌릴 수 있어요.`, {
          kind: 'done',
          ms: SENDING.undoMs,
          action: { label: '되돌리기', onPress: () => void takeBack(groupId, draft) },
        })
        void refreshCurations()
      },
      onFailed(failure) {
        onRefused(fieldsOf(failure))
        return wordsFor(failure).show === 'field'
      },
      // A colleague may have taken the wish.
      onSettled: (failure) => failure && queries.invalidateQueries({ queryKey: WISHES }),
    },
  )
}

const SIZE = COMPOSING.curation

type CurationComposerProps = Addressed & { profile: Profile }

/** Two to ten companies with an open position each, or by name alone; the preview stands beside them. */
export function CurationComposer({ candidateId, requestId, profile }: CurationComposerProps) {
  const navigate = useNavigate()
  const kept = useDraft({ place: placeOf(candidateId), empty: emptyDraft, read: draftIn })
  const { value: draft, write } = kept
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  const [tried, setTried] = useState(false)
  const send = useSendCuration({ candidateId, requestId }, sent, showWrong)
  const own = problemsOf(draft)
  const problems = { ...(send.input === draft && fieldsOf(send.failure)), ...(tried && own) }

  function sent() {
    kept.forget()
    void navigate(consolePaths.curations())
  }
  function trySend(): boolean {
    setTried(true)
    showWrong(own)
    if (Object.keys(own).length === 0) void send.run(draft)
    return true
  }
  useKeys('큐레이션', [
    { on: ['Enter'], mod: true, caps: [MOD_CAP, 'Enter'], does: '큐레이션 보내기', press: trySend },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 console:grid-cols-[minmax(0,1fr)_372px]">
      <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Receiver profile={profile} />
        {requestId && <AnsweredRequest id={requestId} candidateId={candidateId} />}
        <Restored draft={kept} className="-my-2 px-6" />
        <Card title="열린 포지션" className="px-6 max-sm:px-5">
          <PositionFinder
            profile={profile}
            chosen={draft.items.map(({ company, positionId }) => ({ companyId: company.id, positionId }))}
            isFull={draft.items.length >= SIZE.max}
            error={problems['chosen']}
            onAdd={(position) =>
              write((was) => withPosition(was, position, fillingOf(profile, position.company.name)))
            }
            onRemove={(id) => write((was) => withoutCompany(was, id))}
          />
        </Card>
        <Chosen {...{ draft, write, problems }} jobTitle={jobTitle(profile)} />
        <Card className="grid gap-5 px-6 max-sm:px-5">
          <TextArea
            label="메시지"
            name="message"
            placeholder="왜 이 회사들인지, 이 분의 어떤 점과 맞는지 적어 보세요"
            limit={COMPOSING.messageLimit}
            atLimit={limitMessage(COMPOSING.messageLimit)}
            value={draft.message}
            onValueChange={(message) => write((was) => ({ ...was, message }))}
            error={problems['message']}
          />
          <SelectionDeadline />
        </Card>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 console:sticky console:top-6">
        <CurationPreview draft={draft} />
        <Button size="md" busy={send.busy && '보내는 중'} onClick={trySend}>
          {draft.items.length > 0 ? `${draft.items.length}곳을 담아 보내기` : '큐레이션 보내기'}
        </Button>
      </div>
    </div>
  )
}

type ChosenProps = {
  draft: Draft
  write: (change: (was: Draft) => Draft) => void
  problems: Problems
  /** The position of a company that is found by its name. */
  jobTitle: string
}

/** The chosen companies, and the second way to more of them: by name, for a company without an open position. */
function Chosen({ draft, write, problems, jobTitle }: ChosenProps) {
  const { items } = draft
  const [byName, setByName] = useState(false)
  return (
    <Card aria-labelledby="curation-companies" className="px-6 max-sm:px-5">
      <h2 id="curation-companies" className="text-h3">
        담은 제안{' '}
        <span className="text-label font-medium text-ink-3 tnum">
          {items.length} / {SIZE.max}
        </span>
      </h2>
      {items.length === 0 && (
        <p className="mt-1 text-label text-ink-3">위에서 포지션을 담으면 그 내용으로 제안이 채워져요.</p>
      )}
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {items.map((item, index) => (
          <CompanyItem
            key={item.company.id}
            item={item}
            problems={problems}
            path={`items.${index}`}
            onChange={(change) => write((was) => withItem(was, item.company.id, change))}
            onRemove={() => write((was) => withoutCompany(was, item.company.id))}
          />
        ))}
      </ul>
      {items.length < SIZE.max &&
        (byName ? (
          <CompanyFinder
            chosen={items.map(({ company }) => company.id)}
            onChoose={(company) => write((was) => withCompany(was, company, jobTitle))}
          />
        ) : (
          <p className="mt-3 text-label text-ink-3">
            찾는 회사에 열린 포지션이 없나요?{' '}
            <TextLink size="sm" onClick={() => setByName(true)}>
              회사 이름으로 더하기
            </TextLink>
          </p>
        ))}
    </Card>
  )
}
