import { consolePaths } from '@coffeeattack/contract/pages'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { anonymousName, jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import type { Profile } from '../../candidates/profile-query.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { MOD_CAP, useKeys } from '../../keys/registry.ts'
import { companyChoicesQuery } from '../queries.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { refreshCurations, undoCuration } from '../undo.tsx'
import { CompanyItem } from './CompanyItem.tsx'
import { CurationPreview } from './CurationPreview.tsx'
import {
  bodyOf,
  type Company,
  type Draft,
  draftIn,
  emptyDraft,
  type Problems,
  problemsOf,
  withCompany,
  withItem,
  withoutCompany,
} from './draft.ts'

/** Sends once. Problems of a company are shown at that company. */
function useSendCuration(candidateId: string, onSent: () => void, onRefused: (problems: Problems) => void) {
  return useCall(
    (draft: Draft, idempotencyKey) =>
      api('POST /console/curations', { body: bodyOf(draft, candidateId), idempotencyKey }),
    {
      onDone({ groupId }) {
        onSent()
        toast(`큐레이션을 보냈어요. ${SENDING.undoMs / 60_000}분 안에는 되돌릴 수 있어요.`, {
          kind: 'done',
          ms: SENDING.undoMs,
          action: { label: '되돌리기', onPress: () => void undoCuration(groupId) },
        })
        void refreshCurations()
      },
      onFailed(failure) {
        onRefused(fieldsOf(failure))
        return wordsFor(failure).show === 'field'
      },
    },
  )
}

/** The candidate of the curation, without a name. */
function CandidateCard({ profile }: { profile: Profile }) {
  const facts = [
    profile.isEmployed ? '재직 중' : '이직 준비',
    profile.hopeSalary === null ? null : `희망 ${moneyText(profile.hopeSalary)}`,
    ...profile.hashtags.slice(0, 3).map(hashtagText),
  ]
  return (
    <section aria-label="받는 사람" className="flex items-center gap-3.5 rounded-card bg-surface px-6 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-2 text-ink-2">
        <Person size={22} strokeWidth={1.8} />
      </span>
      <p className="min-w-0 flex-1 leading-even">
        <b className="block font-bold">
          <MaskedText text={anonymousName(profile)} />
        </b>
        <span className="block truncate text-label text-ink-3 tnum">
          <MaskedText text={facts.filter(Boolean).join(' · ')} />
        </span>
      </p>
      <Link to={consolePaths.candidate(profile.id)} className={buttonLook({ kind: 'weak', size: 'sm' })}>
        프로필 보기
      </Link>
    </section>
  )
}

const SIZE = COMPOSING.curation

/** Two to ten companies with a reason each; the preview stands beside them. */
export function CurationComposer({ candidateId, profile }: { candidateId: string; profile: Profile }) {
  const navigate = useNavigate()
  const kept = useDraft({ place: `curation:${candidateId}`, empty: emptyDraft, read: draftIn })
  const { value: draft, write } = kept
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  const [tried, setTried] = useState(false)
  const send = useSendCuration(candidateId, sent, showWrong)
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
    <div className="grid items-start gap-4 console:grid-cols-[minmax(0,1fr)_372px]">
      <div ref={place} className="grid gap-3">
        <CandidateCard profile={profile} />
        <Restored draft={kept} className="-my-2 px-6" />
        <Card aria-labelledby="curation-companies" className="px-6">
          <h2 id="curation-companies" className="text-h3">
            회사{' '}
            <span className="text-label font-medium text-ink-3 tnum">
              {draft.items.length} / {SIZE.max}
            </span>
          </h2>
          <ul className="mt-3 grid gap-3 empty:hidden">
            {draft.items.map((item, index) => (
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
          {draft.items.length < SIZE.max && (
            <CompanyFinder
              chosen={draft.items.map(({ company }) => company.id)}
              error={problems['items']}
              onChoose={(company) => write((was) => withCompany(was, company, jobTitle(profile)))}
            />
          )}
        </Card>
        <Card className="grid gap-5 px-6">
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
      <div className="grid gap-3 console:sticky console:top-6">
        <CurationPreview draft={draft} />
        <Button size="md" busy={send.busy && '보내는 중'} onClick={trySend}>
          {draft.items.length > 0 ? `${draft.items.length}곳을 담아 보내기` : '큐레이션 보내기'}
        </Button>
      </div>
    </div>
  )
}

type CompanyFinderProps = {
  chosen: readonly string[]
  error: string | undefined
  onChoose: (company: Company) => void
}

/** Finds companies by name; suggestions are shown before anything is typed. */
function CompanyFinder({ chosen, error, onChoose }: CompanyFinderProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery(companyChoicesQuery(q))
  return (
    <Combobox
      label="회사 더하기"
      name="items"
      className="mt-4"
      value={typed}
      onValueChange={setTyped}
      maxLength={60}
      placeholder="회사 이름"
      error={error}
      list="찾은 회사"
      options={found.data?.items ?? []}
      keyOf={({ id }) => id}
      isTaken={({ id }) => chosen.includes(id)}
      takesFirst={q !== ''}
      onChoose={({ id, name, logo, domain }) => {
        setTyped('')
        onChoose({ id, name, logo, domain })
      }}
      nothing={found.data && '검색 결과가 없습니다.'}
      maxHeight={240}
      listClassName="grid content-start gap-x-2 sm:grid-cols-2"
    >
      {({ id, name, logo }) => {
        const isChosen = chosen.includes(id)
        return (
          <>
            <Logo name={name} src={logo} size={32} />
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            {isChosen ? <Check size={18} /> : <Plus size={18} className="text-ink-3" />}
            <span className="sr-only">{isChosen ? '담았어요' : '담기'}</span>
          </>
        )
      }}
    </Combobox>
  )
}
