import { consolePaths } from '@coffeeattack/contract/console-pages'
import { disclosedRows } from '@coffeeattack/domain/coffeechats/disclosure'
import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { linkText, safeHref } from '@coffeeattack/domain/profiles/links'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { AskedByAgents } from '../desk/kept-words/AskedByAgents.tsx'
import { ConsolePage, useOpenedTitle } from '../layout/ConsolePage.tsx'
import { PactEntry } from '../pacts/entry/PactEntry.tsx'
import { ProofEntry } from '../proofs/ProofEntry.tsx'
import { useMe } from '../sessions/me.ts'
import { OutcomeCard } from './afterwards/Outcome.tsx'
import { StagesCard } from './afterwards/StagesCard.tsx'
import { ChatLinks } from './ChatLinks.tsx'
import { MeetingCard } from './MeetingCard.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { type Coffeechat, coffeechatQuery, personName, useTimeCalls } from './queries.ts'
import { StandingTag } from './StandingTag.tsx'

const LIMIT = 200

/** The company's questions before the meeting and the answers (OFR-11). */
function Questions({ chat }: { chat: Coffeechat }) {
  const [asking, setAsking] = useState(false)
  const canAsk = chat.status !== 'DONE' && chat.status !== 'CANCELLED'
  if (chat.questions.length === 0 && !canAsk) return null
  return (
    <Card aria-labelledby="questions" className="px-6">
      <h2 id="questions" className="text-h3">
        만나기 전에 물어본 것
      </h2>
      {chat.questions.length === 0 && <p className="mt-1 text-body-s text-ink-3">아직 물어본 것이 없어요.</p>}
      <dl className="mt-3 grid gap-4">
        {chat.questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="text-body-s font-semibold">{question}</dt>
            <dd className="mt-1 text-body-s leading-relaxed whitespace-pre-line text-ink-2">
              {answer ?? <span className="text-ink-3">아직 답하지 않았어요</span>}
            </dd>
          </div>
        ))}
      </dl>
      {canAsk &&
        (asking ? (
          <QuestionsForm chat={chat} onDone={() => setAsking(false)} />
        ) : (
          <Button kind="weak" size="sm" className="mt-4" onClick={() => setAsking(true)}>
            {chat.questions.length > 0 ? '질문 바꾸기' : '질문하기'}
          </Button>
        ))}
    </Card>
  )
}

/** Replaces the unanswered questions; answered ones stay. */
function QuestionsForm({ chat, onDone }: { chat: Coffeechat; onDone: () => void }) {
  const { question } = useTimeCalls(chat.id)
  const [items, setItems] = useState(() => {
    const open = chat.questions.filter(({ answer }) => answer === null).map((one) => one.question)
    return open.length > 0 ? open : ['']
  })
  const written = items.map((item) => item.trim()).filter(Boolean)
  const most = QUESTIONS.max - chat.questions.filter(({ answer }) => answer !== null).length

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (written.length > 0 && (await question.run(written))) onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3 border-t border-line pt-4">
      {items.map((item, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- the place in the list is all a line has
          key={index}
          label={`질문 ${index + 1}`}
          value={item}
          maxLength={LIMIT}
          counter
          onValueChange={(text) => setItems(items.with(index, text))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button kind="weak" size="sm" onClick={onDone}>
          닫기
        </Button>
        {items.length < most && (
          <Button kind="line" size="sm" onClick={() => setItems([...items, ''])}>
            <Plus size={16} />
            질문 더하기
          </Button>
        )}
        <Button type="submit" size="sm" disabled={written.length === 0} busy={question.busy && '보내는 중'}>
          질문 보내기
        </Button>
      </div>
    </form>
  )
}

/** One coffee chat: the person, the contacts, the time and the questions (TRUST-4, OFR-11, OFR-13). */
export function CoffeechatPage() {
  const { id = '' } = useParams()
  const chat = useQuery(coffeechatQuery(id))
  const person = chat.data && personName(chat.data.name)
  useOpenedTitle(person)
  return (
    <ConsolePage
      title={person ?? '커피챗'}
      tab="커피챗"
      action={
        <Link to={consolePaths.coffeechats()} className={textLinkLook}>
          커피챗 모두 보기
        </Link>
      }
    >
      <Loaded
        query={chat}
        title="커피챗을 불러오지 못했어요"
        className="py-24"
        skeleton={
          <Skeletons
            label="커피챗을 불러오는 중이에요"
            round="card"
            className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]"
            shapes={['h-80', 'h-60']}
          />
        }
      >
        {(shown) => <Shown chat={shown} />}
      </Loaded>
    </ConsolePage>
  )
}

function Shown({ chat }: { chat: Coffeechat }) {
  const { position, company, salaryMin, salaryMax } = chat
  const isForMany = useMe().company === null
  const mayBeAsked = !isForMany && chat.outcome !== null
  const salary = salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : null
  return (
    <>
      <p className="-mt-3 flex flex-wrap items-center gap-2 text-body-s text-ink-2 tnum">
        <StandingTag chat={chat} />
        {[isForMany && company?.name, position, salary].filter(Boolean).join(' · ')}
      </p>
      <div className="mb-3">
        <ChatLinks chat={chat} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {mayBeAsked && <AskedByAgents coffeechatId={chat.id} />}
          <OutcomeCard chat={chat} />
          <MeetingCard key={chat.outcome?.said} chat={chat} />
          <PlaceCard key={chat.id} chat={chat} />
          {!isForMany && <PactEntry chat={chat} />}
          {!isForMany && <ProofEntry chat={chat} />}
          <StagesCard key={chat.stageItems.length} chat={chat} />
          <Questions chat={chat} />
        </div>
        <Shared items={chat.disclosure} />
      </div>
    </>
  )
}

type Item = Coffeechat['disclosure'][number]

/** What the candidate discloses after the match. */
function Shared({ items }: { items: readonly Item[] }) {
  return (
    <Card aria-labelledby="shared" className="px-6">
      <h2 id="shared" className="text-h3">
        연락처와 자료
      </h2>
      {items.length === 0 && <p className="mt-2 text-label text-ink-3">지금은 볼 수 있는 정보가 없어요.</p>}
      <dl className="mt-3 grid gap-3">
        {disclosedRows(items).map(({ kind, label, items: given }) => (
          <div key={kind}>
            <dt className="text-caption text-ink-3">{label}</dt>
            {given.map((item) => (
              <dd key={item.text} className="min-w-0 text-body-s font-medium break-words tnum">
                <Value item={item} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}

const look = 'underline decoration-line-2 underline-offset-3'

function Value({ item: { kind, text, url } }: { item: Item }) {
  if (kind === 'PHONE')
    return (
      <a href={`tel:${text}`} className={look}>
        {phoneAsTyped(text)}
      </a>
    )
  if (kind === 'EMAIL')
    return (
      <a href={`mailto:${text}`} className={look}>
        {text}
      </a>
    )
  const isFile = kind.endsWith('_FILE')
  // The server signs file addresses; links are the candidate's own text and are checked.
  const href = isFile ? url : safeHref(url)
  if (href === null) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {isFile ? text : linkText(text)}
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}
