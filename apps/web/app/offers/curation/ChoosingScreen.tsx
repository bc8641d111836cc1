import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { countdownText, deadlineBadge } from '@coffeeattack/domain/offers/deadline'
import {
  connect,
  type GroupPatch,
  hardToChoose,
  selectionButton,
  toggle,
} from '@coffeeattack/domain/offers/group'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { Button } from '@coffeeattack/ui/Button'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Logo } from '@coffeeattack/ui/Logo'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { afterGroupPatchFailure } from '../../api/query-client.ts'
import { type CompanyRecord, recordsQuery } from '../../companies/record/queries.ts'
import { RecordBrief } from '../../companies/record/RecordBrief.tsx'
import { Page } from '../../layout/Page.tsx'
import { PanelFigure } from '../../layout/Panel.tsx'
import { AcceptSheet } from '../accept/AcceptSheet.tsx'
import { tellOtherTabs, useFreshAnswer } from '../answered-elsewhere.ts'
import { DeadlineNews, useTimeLeft } from '../deadline.tsx'
import { offersChanged } from '../offer-query.ts'
import { CompanyNote } from './CompanyNote.tsx'
import { type Curation, type CurationItem, curationQuery } from './queries.ts'

type CompanyChoiceProps = {
  items: readonly CurationItem[]
  selected: readonly string[]
  onSelect: (selected: string[]) => void
  /** The answer is being sent. */
  busy: boolean
}

/** The companies to choose from, any number (OFR-7). */
function CompanyChoice({ items, selected, onSelect, busy }: CompanyChoiceProps) {
  const records = useQuery(recordsQuery(items.map(({ companyId }) => companyId))).data
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">회사 목록</legend>
      {items.map((item) => (
        <OptionRow
          key={item.id}
          type="checkbox"
          className="min-h-19"
          leading={<Logo name={item.name} src={item.logo} size={48} />}
          title={<span className="font-bold">{item.name}</span>}
          note={
            <>
              <CompanyNote {...item} />
              <RecordNote record={records?.get(item.companyId)} />
            </>
          }
          checked={selected.includes(item.id)}
          onChange={() => !busy && onSelect(toggle(selected, item.id))}
        />
      ))}
    </fieldset>
  )
}

/** The time left in the header; a countdown on the last day (OFR-2). */
function HeaderDeadline({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return (
    <span className="mr-3 inline-flex h-7 items-center gap-1.5 rounded-badge bg-shot px-2.5 text-caption font-semibold whitespace-nowrap text-on-shot tnum">
      <Clock size={15} strokeWidth={2.2} />
      {deadlineBadge(left)}
      {left.kind === 'today' && (
        <span role="timer" aria-live="off">
          {countdownText(left.ms)}
        </span>
      )}
    </span>
  )
}

/** The agent's reasons for these companies. */
function AgentMessage({ name, message }: { name: string; message: string }) {
  return (
    <section aria-label="에이전트의 메시지" className="flex items-start gap-2.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-shot pl-0.5">
        <BrandMark size={21} tone="on-shot" />
      </span>
      <div className="min-w-0 flex-1 rounded-card rounded-tl-tail bg-surface-2 px-4 py-3">
        <p className="text-caption font-semibold text-ink-2">
          {BRAND.ko} 에이전트 · {name}
        </p>
        <p className="whitespace-pre-line">{message}</p>
      </div>
    </section>
  )
}

/** Sends the answer to a group, then shows the group's result, by this answer or an earlier one. */
function useDecision(groupId: string) {
  const navigate = useNavigate()
  const { queryKey } = curationQuery(groupId)

  async function showAnew() {
    await offersChanged()
    await queries.refetchQueries({ queryKey })
    window.scrollTo({ top: 0 })
  }
  const send = ({ isLike, offerItems }: GroupPatch) =>
    api('PATCH /users/offers/group/:groupId', {
      params: { groupId },
      body: { isLike, groupId, offerItems: [...offerItems] },
    })
  return useCall(send, {
    async onDone({ status }) {
      tellOtherTabs()
      if (status === 'REFUSED') {
        // The group's own page speaks to a person who returns later, not to one who has just answered.
        await navigate(paths.refused(groupId), { replace: true })
        return offersChanged()
      }
      // The answer counts even when refetching the group fails.
      queries.setQueryData(queryKey, (group) => group && { ...group, status })
      return showAnew()
    },
    /** ROUTE-5: 409 means that another answer came first, so the group is refetched; any other failure leaves it. */
    async onFailed(failure) {
      // A bug of ours, not a response: it must also be reported.
      if (!isApiError(failure)) reportError(failure)
      // The login's own exit is in progress (AUTH-8).
      else if (failure.code === 'EXPIRED_TOKEN') return true
      else if (afterGroupPatchFailure(failure) === 'refetch') {
        await showAnew()
        return true
      }
      await navigate(paths.my(), { replace: true })
      return true
    },
  })
}

/** Open: choose companies, or none for now (OFR-7). */
export function ChoosingScreen({ curation }: { curation: Curation }) {
  const { groupId, expiredAt, offerItems, operator, operatorName, message } = curation
  const { busy, run: decide } = useDecision(groupId)
  const [chosen, setChosen] = useState<string[]>([])
  const [accepting, setAccepting] = useState(false)
  const { isWaiting, answer } = useFreshAnswer(curationQuery(groupId).queryKey)
  const selected = chosen.filter((id) => offerItems.some((item) => item.id === id))
  const { text, enabled } = selectionButton(selected.length)

  async function askInstead() {
    const { title, body, yes, no } = hardToChoose
    const answer = await ask({ title, description: body, confirm: yes.button, cancel: no.button })
    if (answer === 'confirm') await decide(yes.patch)
    if (answer === 'cancel') await decide(no.patch)
  }

  return (
    <Page
      backTo={paths.offers()}
      actions={<HeaderDeadline expiredAt={expiredAt} />}
      cta={
        <>
          <Button
            disabled={!enabled}
            busy={(isWaiting && '확인하는 중') || (busy && '보내는 중')}
            onClick={() => answer(() => setAccepting(true))}
          >
            {text}
          </Button>
          {/* A fixed height, so that the button does not move with the first choice. */}
          {enabled ? (
            <output className="flex min-h-11 items-center justify-center text-label text-ink-3">
              이름과 연락처는 내가 고른 회사에만 공개돼요
            </output>
          ) : (
            <TextLink wide disabled={busy} onClick={() => answer(() => void askInstead())}>
              {hardToChoose.link}
            </TextLink>
          )}
        </>
      }
    >
      <div className="px-5 pt-1 pb-8">
        <h1 className="text-h1">
          커피챗하고 싶은 회사를
          <br />
          모두 골라 주세요
        </h1>
        <div className="mt-5 mb-5">
          <AgentMessage name={operatorName} message={message} />
        </div>
        <CompanyChoice items={offerItems} selected={selected} onSelect={setChosen} busy={busy} />
      </div>
      <AcceptSheet
        offerIds={selected}
        companies={offerItems.filter(({ id }) => selected.includes(id))}
        sender={operator}
        left={offerItems.length - selected.length}
        open={accepting}
        onOpenChange={setAccepting}
        busy={busy}
        onAccept={() => void decide(connect(selected))}
      />
      <DeadlineNews expiredAt={expiredAt} />
      <PanelFigure about="에이전트가 어울리는 회사를 골랐어요">
        <span className="mt-1 block text-[3rem] leading-tight tracking-tighter text-on-shot">
          {offerItems.length}곳 가운데
          <br />
          마음 가는 곳만
        </span>
      </PanelFigure>
    </Page>
  )
}

/** The record as a small line under a choice; its space is reserved while it loads. */
function RecordNote({ record }: { record: CompanyRecord | undefined }) {
  return (
    <span className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2 text-note tracking-tight text-ink-3 tnum">
      {record && <RecordBrief record={record} bare />}
    </span>
  )
}
