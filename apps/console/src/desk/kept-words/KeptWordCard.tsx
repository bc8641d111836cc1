import { consolePaths } from '@coffeeattack/contract/pages'
import { agoText, dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { HandlerTag, HandlingButtons } from '../Handling.tsx'
import { useHandling } from '../use-handling.ts'
import { KEPT_WORDS, type KeptWord } from './queries.ts'
import { TalkButton } from './TalkButton.tsx'

/** Side by side, each in its own words: what is the candidate's is dashed, what is the company's is filled. */
function BothSaid({ said, company }: { said: NonNullable<KeptWord['said']>; company: string | null }) {
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      <div className="rounded-field border-[1.5px] border-dashed border-line-field px-4 py-3">
        <dt className="flex items-center gap-1 text-caption text-ink-3">
          <Person size={15} strokeWidth={2} />
          후보자
        </dt>
        <dd className="mt-0.5 text-body font-semibold text-pretty">“{said.candidate}”</dd>
      </div>
      <div className="rounded-field bg-surface-2 px-4 py-3">
        <dt className="truncate text-caption text-ink-3">{company ?? '회사'}</dt>
        <dd className="mt-0.5 text-body font-semibold text-pretty">“{said.company}”</dd>
      </div>
    </dl>
  )
}

/** What it is about. */
function aboutOf({ kind, company, startAt }: KeptWord): string {
  if (kind === 'MISSED_TWICE') return '약속한 커피챗에 두 번 나오지 않았어요'
  const at = startAt && new Date(startAt)
  const what = at ? `${dayText(kstDay(at))} ${timeText(at)} 커피챗` : '커피챗 뒤의 진행'
  return [what, company].filter(Boolean).join(' · ')
}

export function KeptWordCard({ word }: { word: KeptWord }) {
  const { id, candidate, name, company, said, isSettled, roomId, createdAt, handledAt } = word
  const now = useNow()
  const handling = useHandling(
    id,
    { take: 'POST /console/kept-words/:id/take', done: 'POST /console/kept-words/:id/done' },
    KEPT_WORDS,
  )
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <p className="text-h3">{name ?? '이름을 모르는 분'}</p>
            <p className="text-label text-ink-3 tnum">
              <MaskedText text={`${anonymousName(candidate)} · ${agoText(new Date(createdAt), now)}`} />
            </p>
          </div>
          <span className="flex flex-wrap gap-1.5">
            {isSettled && <Tag>지금은 두 쪽의 말이 같아요</Tag>}
            <HandlerTag {...word} />
          </span>
        </div>
        <p className="mt-3 font-medium text-pretty tnum">{aboutOf(word)}</p>
        {said ? (
          <BothSaid said={said} company={company} />
        ) : (
          <p className="mt-1 text-body-s text-pretty text-ink-2">
            먼저 사정을 들어 주세요. 회사는 이 기록을 보지 못해요.
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {roomId ? (
            <Link to={consolePaths.room(roomId)} className={buttonLook({ kind: 'line', size: 'sm' })}>
              <Message size={18} />
              대화 이어가기
            </Link>
          ) : (
            handledAt === null && <TalkButton word={word} />
          )}
          <span className="ml-auto flex gap-2">
            <HandlingButtons {...word} {...handling} />
          </span>
        </div>
      </Card>
    </li>
  )
}
