import { paths } from '@coffeeattack/contract/pages'
import {
  nameText,
  officialNames,
  PAID_WORDS,
  proofTitle,
  provedMoney,
} from '@coffeeattack/domain/proofs/words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Button } from '@coffeeattack/ui/Button'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Share } from '@coffeeattack/ui/icons/Share'
import { Money } from '@coffeeattack/ui/Money'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { lazy, Suspense } from 'react'
import { Page } from '../../layout/Page.tsx'
import type { Proof } from '../queries.ts'
import { factsOf, leftText, wholeDay } from '../words.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { copyLink, sendLink } from './send-link.ts'

/** Loaded on demand, with the encoder. */
const QrCode = lazy(() => import('../QrCode.tsx'))

type CardViewProps = { proof: Proof; link: string; now: Date }

/** The proof as a slip to show or to send: its QR code, its link, and what the receiver reads (PROOF-3). */
export function CardView({ proof, link, now }: CardViewProps) {
  const { receiver, untilDay, source, lookedUpOn } = proof
  return (
    <Page
      tone="canvas"
      backTo={paths.proofs()}
      title="증명서"
      actions={<MoreMenu proof={proof} leadsTo="log" />}
      cta={
        <Button onClick={() => void sendLink(link)}>
          <Share size={20} />
          링크 보내기
        </Button>
      }
    >
      <div className="px-4 pb-7">
        <Slip aria-label={`${receiver}에 드리는 증명서`}>
          <div className="flex items-start justify-between gap-2">
            <span className="min-w-0 pt-0.5 text-body-s text-ink-2 [overflow-wrap:anywhere]">
              {receiver}에 드려요
            </span>
            <CountdownBadge kind="soft">{leftText(untilDay, now)}</CountdownBadge>
          </div>
          <Said proof={proof} />
          <SlipRule />
          <div className="flex justify-center">
            <Suspense fallback={<Skeleton className="size-44 rounded-option!" />}>
              <QrCode text={link} label="이 증명서를 여는 QR" />
            </Suspense>
          </div>
          <div className="mt-3.5 flex items-center gap-2 rounded-field bg-surface-2 pl-3.5 text-label text-ink-2">
            <span className="min-w-0 flex-1 truncate">{link.replace(/^https?:\/\//, '')}</span>
            <button
              type="button"
              className="flex h-12 shrink-0 items-center gap-1.5 rounded-field px-3.5 font-semibold text-ink press:bg-surface-3"
              onClick={() => void copyLink(link)}
            >
              <Copy size={17} />
              복사
            </button>
          </div>
          <SlipRule />
          <dl className="grid gap-1.5">
            <SlipRow label="출처">{officialNames[source]}</SlipRow>
            <SlipRow label="조회한 날">{wholeDay(lookedUpOn)}</SlipRow>
            <SlipRow label="볼 수 있는 날">{`${wholeDay(untilDay)}까지`}</SlipRow>
            <SlipRow label="이름">{nameText(proof)}</SlipRow>
          </dl>
        </Slip>
        <p className="px-2 pt-4 text-center text-caption text-ink-3">열어 보면 언제 봤는지 알려 드려요</p>
      </div>
    </Page>
  )
}

/** One big figure, or the sentence where there is none. */
function Said({ proof }: { proof: Proof }) {
  const facts = factsOf(proof.facts)
  const look = 'mt-3.5 text-body-s font-medium tracking-snug text-ink-2'
  switch (facts.kind) {
    case 'EMPLOYED':
      return (
        <h1 className="mt-3.5 text-h1 [overflow-wrap:anywhere]">
          {facts.company} <span className="block text-h2 text-ink-2">재직 중</span>
        </h1>
      )
    case 'PAID_AS_PROMISED':
      return (
        <h1 className="mt-3.5 text-h1 [overflow-wrap:anywhere]">
          {facts.company}에서 <span className="block text-h2 text-ink-2">{PAID_WORDS}</span>
        </h1>
      )
    case 'CAREER_AT_LEAST':
      return (
        <h1>
          <span className={`block ${look}`}>경력</span>
          <Money amount={facts.years} unit="년 이상" size={40} label={`${facts.years}년 이상`} />
        </h1>
      )
    case 'INCOME_AT_LEAST':
    case 'INCOME_EXACT': {
      const isExact = facts.kind === 'INCOME_EXACT'
      return (
        <h1>
          <span className={`block ${look}`}>{isExact ? `${facts.year}년 연 소득` : '연 소득'}</span>
          <Money
            amount={groupDigits(facts.amount)}
            unit={isExact ? '만 원' : '만 원 이상'}
            size={40}
            label={isExact ? provedMoney(facts.amount) : proofTitle(facts).replace('연 소득 ', '')}
          />
        </h1>
      )
    }
  }
}
