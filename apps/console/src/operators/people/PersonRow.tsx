import { agoText } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { useNow } from '@coffeeattack/kit/useNow'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { useState } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import { useChangePerson, useSendReset, type Person } from './queries.ts'

export function PersonRow({ person, canChange }: { person: Person; canChange: boolean }) {
  const now = useNow(60_000)
  const { name, email, role, company, lastSignInAt, disabledAt } = person
  const seen = lastSignInAt ? `${agoText(new Date(lastSignInAt), now)} 로그인` : '아직 로그인하지 않았어요'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-1.5">
          <b className={`text-body font-bold ${disabledAt ? 'text-ink-3' : ''}`}>{name}</b>
          <Tag>{roleNames[role]}</Tag>
          {disabledAt && <Tag kind="shot">막힘</Tag>}
        </p>
        <p className="mt-0.5 text-label wrap-anywhere text-ink-3">
          {[company?.name, email, seen].filter(Boolean).join(' · ')}
        </p>
      </div>
      {canChange && <PersonActions key={postKey(person)} person={person} />}
    </div>
  )
}

/** What somebody is decides what can be changed: the buttons begin anew with it. */
const postKey = ({ role, company }: Person) => `${role} ${company?.id ?? ''}`

function PersonActions({ person }: { person: Person }) {
  const { id, name, email, disabledAt, hasSecondFactor } = person
  const change = useChangePerson()
  const sendReset = useSendReset()
  const [isMoving, setMoving] = useState(false)
  const isDisabled = disabledAt !== null

  async function mailReset() {
    const answer = await ask({
      title: `${name} 님에게 비밀번호 재설정 메일을 보낼까요?`,
      description: `${email}로 링크를 보내요. 30분 동안 한 번 쓸 수 있어요.`,
      confirm: '메일 보내기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') void sendReset.run(person)
  }
  async function reset() {
    const answer = await ask({
      title: `${name} 님의 두 번째 인증을 초기화할까요?`,
      description: '모든 기기에서 로그아웃되고, 다음에 로그인할 때 두 번째 인증을 새로 등록해요.',
      confirm: '초기화하기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') void change.run({ id, resetSecondFactor: true })
  }
  async function disable() {
    const answer = await ask({
      title: `${name} 님의 계정을 막을까요?`,
      description: '모든 기기에서 바로 로그아웃되고, 이 사람이 보낸 초대도 취소돼요.',
      confirm: '계정 막기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') void change.run({ id, disabled: true })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="weak" size="sm" onClick={() => setMoving(true)}>
        역할 바꾸기
      </Button>
      <MoveDialog person={person} open={isMoving} onClose={() => setMoving(false)} />
      {!isDisabled && (
        <Button
          kind="weak"
          size="sm"
          aria-label="비밀번호 재설정 메일 보내기"
          busy={sendReset.busy && '보내는 중'}
          onClick={() => void mailReset()}
        >
          비밀번호 재설정
        </Button>
      )}
      {hasSecondFactor && (
        <Button kind="weak" size="sm" onClick={() => void reset()}>
          인증 초기화
        </Button>
      )}
      <Button
        kind="weak"
        size="sm"
        busy={change.busy && '바꾸는 중'}
        onClick={() => void (isDisabled ? change.run({ id, disabled: false }) : disable())}
      >
        {isDisabled ? '다시 열기' : '막기'}
      </Button>
    </div>
  )
}
