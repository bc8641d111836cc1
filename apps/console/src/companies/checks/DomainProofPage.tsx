import { dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { readDomain, registeredDomain } from '@coffeeattack/domain/companies/domain-proof'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Refresh } from '@coffeeattack/ui/icons/Refresh'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { ChecksFrame } from './ChecksFrame.tsx'
import { type DomainProof, keepOwnChecks, type OwnChecks } from './queries.ts'
import { StateCard } from './StateCard.tsx'

/** The proof that the company owns its mail domain, by a TXT record in its DNS (FIRM-6). */
export function DomainProofPage() {
  return (
    <ChecksFrame
      title="회사 메일 주소 증명"
      lead={({ domainProof, mailDomain }) =>
        `${withJosa(domainProof?.domain ?? mailDomain ?? '회사 메일 주소의 도메인', '을/를')} 우리 회사가 갖고 있다는 것을 보여 줘요. 하지 않아도 어택을 보낼 수 있어요.`
      }
    >
      {(own) =>
        own.domainProof ? <Proof key={own.domainProof.domain} proof={own.domainProof} /> : <Start own={own} />
      }
    </ChecksFrame>
  )
}

const domainProblem = (typed: string): string | null => {
  const read = readDomain(typed)
  if (!read) return '회사 메일 주소의 @ 뒤를 적어 주세요'
  return registeredDomain(read) ? null : '회사가 갖고 있는 도메인을 적어 주세요'
}

function Start({ own: { mailDomain } }: { own: OwnChecks }) {
  const form = useForm({
    first: { domain: mailDomain ?? '' },
    rules: { domain: domainProblem },
    blame: 'domain',
    send: (body) => api('POST /console/own-checks/domain', { body }),
    onDone: keepOwnChecks,
  })
  return (
    <Card title="어느 도메인인가요?">
      <form {...form.props} className="mt-3.5 grid gap-4">
        <TextField
          label="회사 메일 주소의 @ 뒤"
          placeholder="예: company.co.kr"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('domain')}
        />
        <Button type="submit" size="sm" className="justify-self-end" busy={form.busy && '만드는 중'}>
          넣을 한 줄 보기
        </Button>
      </form>
    </Card>
  )
}

/** '11월 19일 11:20' */
const momentOf = (at: string): string => {
  const moment = new Date(at)
  return `${dayText(kstDay(moment)).replace(/ \(.*$/, '')} ${timeText(moment)}`
}

function Proof({ proof }: { proof: DomainProof }) {
  const [isOther, setOther] = useState(false)
  const look = useCall(() => api('POST /console/own-checks/domain/look'), { onDone: keepOwnChecks })
  const again = useCall(() => api('POST /console/own-checks/domain', { body: { domain: proof.domain } }), {
    onDone: () => look.run(),
  })
  const busy = look.busy || again.busy
  const isOver = proof.nextAt === null
  const lookButton = (label: string) => (
    <Button
      kind="line"
      size="sm"
      busy={busy && '보는 중'}
      onClick={() => void (isOver ? again.run() : look.run())}
    >
      <Refresh size={16} />
      {label}
    </Button>
  )
  return (
    <>
      <Standing proof={proof} lookButton={lookButton} />
      {proof.state !== 'FOUND' && <RecordCard proof={proof} />}
      {proof.state !== 'FOUND' &&
        (isOther ? (
          <OtherDomain />
        ) : (
          <Button kind="line" size="sm" className="justify-self-start" onClick={() => setOther(true)}>
            다른 도메인으로 하기
          </Button>
        ))}
    </>
  )
}

type StandingProps = { proof: DomainProof; lookButton: (label: string) => ReactNode }

function Standing({ proof, lookButton }: StandingProps) {
  const { state, domain, lookedAt, provedAt, nextAt, found } = proof
  if (state === 'FOUND')
    return (
      <StateCard
        kind="done"
        title={`${withJosa(domain, '이/가')} 맞아요`}
        about={`${provedAt ? `${momentOf(provedAt)}에 확인했어요. ` : ''}그 한 줄은 지우지 말아 주세요. 매일 새벽에 다시 봐요.`}
      />
    )
  if (state === 'WRONG')
    return (
      <StateCard
        kind="wrong"
        title="값이 달라요"
        about={`한 줄을 찾았지만 아래 값과 달라요.${lookedAt ? ` ${timeText(new Date(lookedAt))}에 봤어요.` : ''}`}
        action={lookButton('다시 보기')}
      >
        {found && (
          <p className="mt-3 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2 [overflow-wrap:anywhere]">
            찾은 값 <b className="font-semibold text-ink">{found}</b>
            <br />
            값 전체를 다시 붙여 넣어 주세요.
          </p>
        )}
      </StateCard>
    )
  if (state === 'LOST')
    return (
      <StateCard
        kind="waiting"
        title="한 줄이 사라졌어요"
        about="이틀 동안 보이지 않아 표시를 내렸어요. 다시 넣고 눌러 주세요."
        action={lookButton('다시 보기')}
      />
    )
  return (
    <StateCard
      kind="waiting"
      title={lookedAt ? '아직 보이지 않아요' : '한 줄을 기다리고 있어요'}
      about={
        nextAt
          ? `DNS가 퍼지는 데 하루까지 걸려요. 10분마다 다시 볼게요. 다음 확인 ${timeText(new Date(nextAt))}`
          : '사흘 동안 보이지 않아 더 보지 않아요. 넣은 뒤에 눌러 주세요.'
      }
      action={lookButton(nextAt ? '지금 보기' : '다시 보기')}
    />
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast('복사했어요', { kind: 'done' })
  } catch {
    toast('복사하지 못했어요. 직접 골라 복사해 주세요')
  }
}

/** The line for the DNS, to copy or to mail to whoever keeps it. */
function RecordCard({ proof: { domain, recordName, recordValue } }: { proof: DomainProof }) {
  const rows = [
    ['종류', 'TXT'],
    ['이름', recordName],
    ['값', recordValue],
  ] as const
  const body = `DNS에 이 한 줄을 넣어 주세요.\n\n종류: TXT\n이름: ${recordName}\n값: ${recordValue}`
  const mail = `mailto:?subject=${encodeURIComponent(`${domain} DNS에 한 줄을 넣어 주세요`)}&body=${encodeURIComponent(body)}`
  return (
    <Card title="DNS에 이 한 줄을 넣어 주세요">
      <dl className="mt-3.5 divide-y divide-line-2 overflow-hidden rounded-button bg-surface-2">
        {rows.map(([label, text]) => (
          <div key={label} className="flex min-h-13 items-center gap-3 py-1.5 pr-2 pl-4.5">
            <dt className="w-12 shrink-0 text-label text-ink-3 lg:w-20">{label}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between gap-2 text-label font-semibold">
              <span className="min-w-0 break-all select-all">{text}</span>
              {label !== '종류' && (
                <Button
                  kind="weak"
                  size="sm"
                  className="shrink-0"
                  aria-label={`${label} 복사`}
                  onClick={() => void copy(text)}
                >
                  <Copy size={16} />
                  복사
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-label text-ink-3">도메인을 맡은 동료에게 보내도 돼요.</p>
        <a href={mail} className={buttonLook({ kind: 'line', size: 'sm' })}>
          동료에게 메일로 보내기
        </a>
      </div>
    </Card>
  )
}

function OtherDomain() {
  const form = useForm({
    first: { domain: '' },
    rules: { domain: domainProblem },
    blame: 'domain',
    send: (body) => api('POST /console/own-checks/domain', { body }),
    onDone: keepOwnChecks,
  })
  return (
    <Card title="다른 도메인으로 하기">
      <form {...form.props} className="mt-3.5 grid gap-4">
        <TextField label="회사 메일 주소의 @ 뒤" autoCapitalize="none" {...form.field('domain')} />
        <Button type="submit" size="sm" className="justify-self-end" busy={form.busy && '만드는 중'}>
          넣을 한 줄 보기
        </Button>
      </form>
    </Card>
  )
}
