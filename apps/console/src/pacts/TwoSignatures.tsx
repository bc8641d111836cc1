import { timeText } from '@coffeeattack/domain/kst'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import type { ReactNode } from 'react'
import { personName } from '../coffeechats/queries.ts'
import { newestOf, type Pact } from './queries.ts'
import { shortDay, shortMoment } from './words.ts'

/** Two equal boxes: filled with a check, or dashed and waiting (PACT-4). */
export function TwoSignatures({ pact, now }: { pact: Pact; now: Date }) {
  const { candidateSignature, companySignature, signer, name } = pact
  const readAt = newestOf(pact)?.readAt
  const waitsForUs = candidateSignature !== null && companySignature === null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Box side="본인" name={personName(name)} at={candidateSignature?.at} now={now}>
        {readAt ? (
          <>
            <Eye size={14} className="shrink-0" />
            {`읽었어요 · ${shortDay(readAt)} ${timeText(new Date(readAt))}`}
          </>
        ) : (
          <>
            <Clock size={14} className="shrink-0" />
            아직 읽지 않았어요
          </>
        )}
      </Box>
      <Box side="우리 회사" name={signer.name} at={companySignature?.at} now={now}>
        <Clock size={14} className="shrink-0" />
        {waitsForUs ? (signer.isCaller ? '내 차례예요' : '서명을 기다려요') : '후보자 다음이에요'}
      </Box>
    </div>
  )
}

type BoxProps = { side: string; name: string; at: string | undefined; now: Date; children: ReactNode }

function Box({ side, name, at, now, children }: BoxProps) {
  const look = at ? 'bg-surface-2 px-3 py-2.5' : 'border-[1.5px] border-dashed border-line-field px-2.5 py-2'
  return (
    <div className={`flex min-h-26 flex-col rounded-field ${look}`}>
      <small className="text-caption leading-snug text-ink-3">{side}</small>
      <b className="text-body-s font-bold">{name}</b>
      {at && <small className="text-caption leading-snug text-ink-3">카카오 인증서</small>}
      <span
        className={`mt-auto flex items-center gap-1 text-caption leading-snug tnum ${at ? 'font-semibold text-success' : 'text-ink-3'}`}
      >
        {at ? (
          <>
            <Check size={14} strokeWidth={2.8} className="shrink-0" />
            {shortMoment(at, now)}
          </>
        ) : (
          children
        )}
      </span>
    </div>
  )
}
