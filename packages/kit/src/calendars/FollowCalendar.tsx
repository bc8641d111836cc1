import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { agoText } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Loaded, type Loading } from '../Loaded.tsx'
import { useCall } from '../useCall.ts'

type Calendar = ApiResult<'GET /users/calendar'>

type FollowCalendarProps = {
  query: Loading<Calendar>
  /** Creates the first address, or a new one in place of the old. */
  renew: () => Promise<Calendar>
  remove: () => Promise<unknown>
  /** Whether entries name the other side and the place. */
  change: (showsDetails: boolean) => Promise<Calendar>
  /** What details are to this reader: '회사와 만나는 곳' or '후보자 이름과 만나는 곳'. */
  details: string
  /** The new state, to be cached. */
  onChange: (calendar: Calendar) => void
}

/** A calendar feed of the coffee chats by a secret address (BIZ-17): create it, copy it, renew it, remove it. */
export function FollowCalendar({ query, renew, onChange, ...rest }: FollowCalendarProps) {
  const make = useCall(renew, { onDone: onChange })
  return (
    <Loaded query={query} title="캘린더 주소를 불러오지 못했어요" skeleton={<AddressShapes />}>
      {({ address }) =>
        address ? (
          <Address address={address} renew={make} onChange={onChange} {...rest} />
        ) : (
          <>
            <p className="text-body-s text-pretty text-ink-2">
              주소를 만들어 캘린더에 넣으면, 커피챗 시간이 정해지거나 바뀔 때 캘린더도 따라 바뀌어요. 일정에는
              ‘커피챗 1’처럼 적히고 회사와 이름, 연봉은 담기지 않아요.
            </p>
            <Button
              size="md"
              className="mt-4 max-w-120"
              busy={make.busy && '주소를 만드는 중'}
              onClick={() => void make.run()}
            >
              캘린더 주소 만들기
            </Button>
          </>
        )
      }
    </Loaded>
  )
}

type AddressProps = Omit<FollowCalendarProps, 'query' | 'renew'> & {
  address: NonNullable<Calendar['address']>
  renew: { busy: boolean; run: () => Promise<unknown> }
}

function Address({ address, renew, remove, change, details, onChange }: AddressProps) {
  const { url, lastReadAt, showsDetails } = address
  const [now] = useState(() => new Date())
  const drop = useCall(remove, {
    onDone() {
      onChange({ address: null })
      toast('캘린더 주소를 없앴어요', { kind: 'done' })
    },
  })

  async function askToRenew() {
    const answer = await ask({
      title: '주소를 새로 만들까요?',
      description: '지금 주소는 바로 멈춰요. 쓰던 캘린더에는 새 주소를 다시 넣어 주세요.',
      confirm: '새로 만들기',
      cancel: '그대로 두기',
    })
    if (answer !== 'confirm') return
    if (await renew.run()) toast('새 주소를 만들었어요', { kind: 'done' })
  }

  async function askToRemove() {
    const answer = await ask({
      title: '캘린더 주소를 없앨까요?',
      description: '이 주소를 넣은 캘린더는 더는 커피챗을 보지 못해요.',
      confirm: '주소 없애기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') void drop.run()
  }
  return (
    <>
      <p className="rounded-field bg-surface-2 px-3.5 py-3 text-caption break-all text-ink-2 select-all">
        {url}
      </p>
      <p className="mt-2 text-caption text-ink-3">
        {lastReadAt
          ? `캘린더가 ${agoText(new Date(lastReadAt), now)}에 읽어 갔어요`
          : '아직 읽어 간 캘린더가 없어요'}
      </p>
      <div className="mt-3.5 grid max-w-120 grid-cols-2 gap-2">
        <Button size="md" onClick={() => void copy(url)}>
          <Copy size={18} />
          주소 복사
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook({ kind: 'weak', size: 'md' })}>
          캘린더 앱에서 열기
        </a>
      </div>
      <Details shows={showsDetails} details={details} change={change} onChange={onChange} />
      <dl className="mt-5 grid gap-2.5 text-body-s">
        {ways.map(([calendar, way]) => (
          <div key={calendar} className="grid gap-x-3 sm:grid-cols-[7.5rem_1fr]">
            <dt className="font-semibold">{calendar}</dt>
            <dd className="text-pretty text-ink-2">{way}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-label text-pretty text-ink-3">
        주소를 아는 사람은 누구나 {showsDetails ? '일정에 적힌 것을 모두' : '커피챗이 언제 있는지'} 볼 수
        있어요. 다른 사람이 알게 됐다면 새로 만들어 주세요.
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <TextLink onClick={() => void askToRenew()}>
          {renew.busy ? '새로 만드는 중' : '주소 새로 만들기'}
        </TextLink>
        <TextLink onClick={() => void askToRemove()}>{drop.busy ? '없애는 중' : '주소 없애기'}</TextLink>
      </div>
    </>
  )
}

type DetailsProps = Pick<FollowCalendarProps, 'change' | 'details' | 'onChange'> & { shows: boolean }

/** Off by default: the calendar's provider keeps what the entries say. */
function Details({ shows, details, change, onChange }: DetailsProps) {
  const save = useCall(change, { onDone: onChange })
  const wanted = save.busy ? (save.input ?? shows) : shows
  return (
    <div className="mt-4 flex items-center gap-3 border-t border-line pt-3">
      <p className="min-w-0 flex-1">
        <b className="block text-body-s font-semibold">일정에 자세히 적기</b>
        <span className="block text-caption text-pretty text-ink-3">
          {wanted
            ? `${withJosa(details, '이/가')} 캘린더에 적혀요. 캘린더를 함께 보는 사람도 읽을 수 있어요.`
            : `${withJosa(details, '을/를')} 적지 않고 ‘커피챗 1’처럼 번호만 적어요.`}
        </span>
      </p>
      <Switch
        label="일정에 자세히 적기"
        checked={wanted}
        disabled={save.busy}
        onCheckedChange={(checked) => void save.run(checked)}
      />
    </div>
  )
}

/** How each calendar app adds an address. */
const ways = [
  ['Google 캘린더', '컴퓨터에서 ‘다른 캘린더’ 옆 +를 누르고 ‘URL로 추가’에 붙여 넣어요.'],
  ['Apple 캘린더', '‘캘린더 앱에서 열기’를 누르고 ‘구독’을 골라요.'],
  ['Outlook', '‘일정 추가’에서 ‘웹에서 구독’을 고르고 붙여 넣어요.'],
] as const

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast('주소를 복사했어요', { kind: 'done', ms: TOAST_MS.copied })
  } catch {
    toast('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요')
  }
}

function AddressShapes() {
  return (
    <SkeletonGroup label="캘린더 주소를 불러오는 중이에요">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-12" />
      </div>
    </SkeletonGroup>
  )
}
