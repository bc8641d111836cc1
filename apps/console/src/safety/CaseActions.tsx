import { withJosa } from '@coffeeattack/domain/text/josa'
import type { CaseAction } from '@coffeeattack/domain/safety/stop'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Ban } from '@coffeeattack/ui/icons/Ban'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Pause } from '@coffeeattack/ui/icons/Pause'
import { Person } from '@coffeeattack/ui/icons/Person'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { toast } from '@coffeeattack/ui/toast'
import { type ComponentType, useState } from 'react'
import { api } from '../api/client.ts'
import { useMe } from '../sessions/me.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { caseDecided, type SafetyCase } from './queries.ts'
import { StopForm } from './StopForm.tsx'
import { StopLeft } from './StopLeft.tsx'
import { TakedownDialog } from './TakedownDialog.tsx'
import { Told } from './Told.tsx'
import { outcomeNames } from './words.ts'

type Plain = 'release' | 'confirm' | 'hand-over'

const done: Readonly<Record<Plain, string>> = {
  release: '풀었어요',
  confirm: '멈춤을 확정했어요',
  'hand-over': '관리자에게 넘겼어요',
}

/** What the operator may do now; the filled button is the one that the case asks for. */
export function CaseActions({ shown }: { shown: SafetyCase }) {
  const { id, sender, actions, stop, outcome } = shown
  const { role } = useMe()
  const [asked, setAsked] = useState<'stop' | 'close' | 'take-down' | null>(null)
  const decide = useCall(
    (deed: Plain) => {
      const given = { params: { id } }
      if (deed === 'release') return api('POST /console/safety/:id/release', given)
      if (deed === 'confirm') return api('POST /console/safety/:id/confirm', given)
      return api('POST /console/safety/:id/hand-over', given)
    },
    {
      onDone(decided, deed) {
        caseDecided(decided)
        toast(done[deed], { kind: 'done' })
      },
    },
  )
  const may = (action: CaseAction) => actions.includes(action)
  const button = (deed: Plain, label: string, kind: 'filled' | 'line' | 'weak' = 'line') => (
    <Button
      kind={kind}
      size="md"
      disabled={decide.busy}
      busy={decide.busy && decide.input === deed && '바꾸는 중'}
      onClick={() => void decide.run(deed)}
    >
      {label}
    </Button>
  )
  if (outcome) return <Over shown={shown} />
  if (asked === 'stop' && sender)
    return <StopForm id={id} name={sender.name} onClose={() => setAsked(null)} />
  return (
    <>
      <h2 className="text-h3 font-bold">{headOf(shown, role)}</h2>
      {stop?.isInForce && !stop.isConfirmed && <StopLeft stop={stop} />}
      <Facts shown={shown} isAdmin={role === 'admin'} />
      <div className="grid gap-2">
        {may('takeDown') && (
          <Button size="md" onClick={() => setAsked('take-down')}>
            회사 내리기
          </Button>
        )}
        {may('confirm') && button('confirm', '멈춤만 확정하기')}
        {may('stop') && (
          <Button size="md" kind={may('takeDown') ? 'line' : 'filled'} onClick={() => setAsked('stop')}>
            보낸 사람 멈추기
          </Button>
        )}
        {may('handOver') && button('hand-over', '관리자에게 넘기기')}
        {may('release') && button('release', role === 'admin' ? '풀어 주기' : '지금 풀기')}
        {may('close') && (
          <Button size="md" kind="weak" onClick={() => setAsked('close')}>
            문제없어요, 닫기
          </Button>
        )}
      </div>
      <CloseDialog id={id} open={asked === 'close'} onClose={() => setAsked(null)} />
      {may('takeDown') && (
        <TakedownDialog shown={shown} open={asked === 'take-down'} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

function headOf({ stop }: SafetyCase, role: string): string {
  if (role === 'admin') return '관리자가 정해요'
  return stop?.isInForce ? '보낸 사람이 멈춰 있어요' : '지금 할 수 있는 일'
}

type Fact = readonly [Icon: ComponentType<IconProps>, text: string]

/** What each deed means, before it is done. */
function factsOf({ sender, stop, isHandedOver, company }: SafetyCase, isAdmin: boolean): Fact[] {
  const facts: Fact[] = []
  if (stop?.isInForce) {
    facts.push([Person, '열린 어택과 대화는 그대로 보여요. 새 말은 오지 않아요.'])
    facts.push([ShieldCheck, '관리자가 확정하면 이어져요. 관리자에게 알렸어요.'])
  } else if (sender) {
    facts.push([Pause, `${sender.name} 님이 72시간 동안 아무것도 보내지 못해요.`])
    facts.push([Person, '회사의 다른 담당자는 그대로 써요.'])
    facts.push([Clock, '관리자가 확정하지 않으면 저절로 풀려요.'])
  } else facts.push([Person, '보낸 사람이 없어 관리자만 정할 수 있어요.'])
  if (isAdmin)
    facts.push([
      Ban,
      `${withJosa(company.name, '을/를')} 내리면 모든 담당자가 보내지 못하고, 열린 어택과 대화가 닫혀요.`,
    ])
  if (isHandedOver && !isAdmin) facts.push([ShieldCheck, '관리자에게 넘겼어요.'])
  return facts
}

function Facts({ shown, isAdmin }: { shown: SafetyCase; isAdmin: boolean }) {
  return (
    <ul className="mt-3 mb-4 grid gap-2.5 text-label text-ink-2">
      {factsOf(shown, isAdmin).map(([Icon, text]) => (
        <li key={text} className="flex gap-2.5">
          <Icon size={17} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Over({ shown: { outcome, told, finding } }: { shown: SafetyCase }) {
  return (
    <>
      <h2 className="text-h3 font-bold">{outcome ? outcomeNames[outcome] : ''}</h2>
      {told && <Told told={told} />}
      {finding && (
        <p className="mt-3 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2">{finding}</p>
      )}
      <p className="mt-3 text-label text-ink-3">신고한 분들에게는 어떻게 됐는지 따로 알렸어요.</p>
    </>
  )
}
