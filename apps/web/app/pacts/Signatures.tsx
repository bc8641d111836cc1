import { FingerprintBox } from '@coffeeattack/kit/pacts/Fingerprint'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { Tag } from '@coffeeattack/ui/Tag'
import { newestOf, type Pact } from './queries.ts'
import { signedAt } from './words.ts'

/** Two equal boxes, filled or waiting, and what both sign (PACT-4). */
export function Signatures({ pact }: { pact: Pact }) {
  const { candidateSignature, companySignature, company, parties } = pact
  const { number, fingerprint } = newestOf(pact)
  return (
    <Card aria-label="두 사람의 서명">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">두 사람의 서명</h2>
        <Tag>{versionName(number)}</Tag>
      </div>
      <div className="mt-4 mb-3.5 grid grid-cols-2 gap-2.5">
        <Box who="나" name={candidateSignature?.name ?? parties.person.name} at={candidateSignature?.at} />
        <Box
          who={`${company.name} ${parties.signer.title}`.trim()}
          name={companySignature?.name ?? parties.signer.name}
          at={companySignature?.at}
        />
      </div>
      <FingerprintBox fingerprint={fingerprint} className="h-7" />
    </Card>
  )
}

type BoxProps = { who: string; name: string; at: string | undefined }

function Box({ who, name, at }: BoxProps) {
  return (
    <div
      className={`flex min-h-33 min-w-0 flex-col rounded-button p-3.5 ${at ? 'bg-surface-2' : 'border-[1.5px] border-dashed border-line-field'}`}
    >
      <span className="text-caption leading-close text-ink-3">{who}</span>
      <b className="text-h3 font-bold">{name}</b>
      {at && <span className="text-caption leading-close text-ink-3">카카오 인증서</span>}
      <span
        className={`mt-auto flex items-center gap-1 pt-2 text-caption tnum ${at ? 'font-semibold text-success' : 'font-medium text-ink-3'}`}
      >
        {at ? <Check size={15} strokeWidth={2.8} /> : <Clock size={15} />}
        {at ? signedAt(at) : '기다려요'}
      </span>
    </div>
  )
}
