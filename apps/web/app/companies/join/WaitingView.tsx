import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useId } from 'react'
import { Page } from '../../layout/Page.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { type Application, untilText, whenText } from './application.ts'
import { Submit } from './JoinPage.tsx'
import { nextPreparation } from './preparations.ts'
import { PasswordCard, PrepareCard } from './PrepareCard.tsx'
import { type StoryStep, StepStory } from './StepStory.tsx'
import { WithdrawLink } from './WithdrawLink.tsx'

type Waiting = 'CHECKING' | 'IN_REVIEW' | 'ASKED' | 'REFUSED'

const words: Record<Waiting, { title: (name: string) => readonly string[]; lead: string; tag: string }> = {
  CHECKING: {
    title: () => ['국세청이 잠시', '답하지 않고 있어요'],
    lead: '신청은 그대로 있어요. 30분마다 다시 확인하고, 끝나면 메일로 알려 드려요.',
    tag: '확인 중',
  },
  IN_REVIEW: {
    title: (name) => [withJosa(name, '을/를'), '심사하고 있어요'],
    lead: '보통 영업일 하루 안에 끝나요. 결과는 메일로도 보내 드려요.',
    tag: '심사 중',
  },
  ASKED: {
    title: () => ['한 가지', '여쭤볼게요'],
    lead: '답을 보내 주시면 심사를 이어 가요.',
    tag: '답을 기다려요',
  },
  REFUSED: {
    title: () => ['이번에는 함께하지', '못하게 됐어요'],
    lead: '고친 뒤에 다시 신청할 수 있어요. 준비한 것은 그대로 남아 있어요.',
    tag: '거절',
  },
}

/** What happened to the application until now, and what is next. */
function storyOf(application: Application): StoryStep[] {
  const { state, appliedAt, matchedAt, askAgainAt, reviewBy, decidedAt } = application
  const applied = {
    is: 'done',
    title: '신청을 받았어요',
    at: appliedAt ? whenText(appliedAt) : undefined,
  } as const
  const matched: StoryStep[] = matchedAt
    ? [{ is: 'done', title: '국세청 등록 정보와 같아요', at: whenText(matchedAt) }]
    : []
  const first = { is: 'next', title: '첫 어택을 보낼 수 있어요' } as const
  if (state === 'CHECKING')
    return [
      applied,
      {
        is: 'now',
        title: '국세청 확인을 기다려요',
        at: askAgainAt ? `다음 확인 ${whenText(askAgainAt).replace(/^.*일 /, '')}` : undefined,
      },
      { is: 'next', title: '사람이 한 번 더 살펴봐요' },
      first,
    ]
  if (state === 'REFUSED')
    return [
      applied,
      ...matched,
      { is: 'refused', title: '이번에는 승인하지 못했어요', at: decidedAt ? whenText(decidedAt) : undefined },
    ]
  if (state === 'ASKED')
    return [applied, ...matched, { is: 'now', title: '심사하다가 궁금한 것이 생겼어요' }, first]
  return [
    applied,
    ...matched,
    {
      is: 'now',
      title: '사람이 살펴보고 있어요',
      at: reviewBy ? `늦어도 ${untilText(reviewBy)}까지` : undefined,
    },
    first,
  ]
}

const Brand = () => (
  <header className="sticky top-0 z-20 flex h-14 items-center bg-inherit px-5 lg:invisible">
    <a href={paths.home()} aria-label={`${BRAND.ko} 홈`} className="flex h-11 items-center">
      <Wordmark size={26}>{BRAND.ko}</Wordmark>
    </a>
  </header>
)

type WaitingViewProps = {
  secret: string
  application: Application & { state: Waiting }
  /** Corrects the firm and applies once more. */
  onAgain: () => void
}

/** The waiting page: until when, what happened, and what can be prepared meanwhile (FIRM-2). */
export function WaitingView({ secret, application, onAgain }: WaitingViewProps) {
  const id = useId()
  const { state, companyName, hasAccount, reason, prepared } = application
  const { title, lead, tag } = words[state]
  const isRefused = state === 'REFUSED'
  const isAsked = state === 'ASKED'
  const next = nextPreparation(prepared)
  return (
    <Page
      tone="canvas"
      header={<Brand />}
      cta={
        <section aria-label="이어서 하기">
          {isRefused ? (
            <>
              <button type="button" onClick={onAgain} className={buttonLook()}>
                다시 신청하기
              </button>
              <a
                href={paths.ask(paths.businessJoin(), { as: 'company' })}
                className={`${textLinkLook} w-full`}
              >
                물어보기
              </a>
            </>
          ) : isAsked ? (
            <Submit form={id}>답 보내기</Submit>
          ) : hasAccount ? (
            <a href={CONSOLE + next.page} className={buttonLook()}>
              {next.act}
            </a>
          ) : (
            <Submit form={id}>비밀번호 정하고 준비하기</Submit>
          )}
        </section>
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6 lg:px-6">
        <h1 className="px-1 text-h1">
          {title(companyName).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="-mt-1.5 px-1 pb-2 text-body-s text-ink-3">{lead}</p>
        <Card
          title={
            <span className="flex items-baseline justify-between gap-3">
              {companyName}
              <Tag kind={state === 'IN_REVIEW' ? 'shot' : 'plain'}>{tag}</Tag>
            </span>
          }
        >
          <StepStory steps={storyOf(application)} />
          {isRefused && reason && (
            <p className="mt-4 rounded-button bg-surface-2 px-4 py-3.5 text-body-s whitespace-pre-line">
              {reason}
            </p>
          )}
        </Card>
        {isAsked && <AnswerCard {...{ id, secret, application }} />}
        {!isRefused && hasAccount && <PrepareCard prepared={prepared} />}
        {!isRefused && !isAsked && !hasAccount && <PasswordCard {...{ id, secret, application }} />}
        {!isRefused && (
          <>
            <p className="flex items-center justify-center gap-1.5 pt-0.5 text-caption text-ink-3">
              <Lock size={15} />
              후보자는 승인된 뒤에 보여요
            </p>
            <p className="px-1 text-center text-caption text-ink-3">
              이 화면은 처음 보내 드린 메일의 링크로 언제든 다시 열 수 있어요.
            </p>
            <WithdrawLink secret={secret} />
          </>
        )}
      </div>
    </Page>
  )
}
