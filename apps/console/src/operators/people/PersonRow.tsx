import { agoText } from '@coffeeattack/domain/kst'
import { type OperatorRole, operatorRoles, roleNames } from '@coffeeattack/domain/operators/role'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { CompanyLookup, type PickedCompany } from '../../companies/CompanyLookup.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { offerLink } from '../offer-link.ts'
import { type Person, type PersonChange, reloadPeople } from './queries.ts'

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

/** A changed role or company remounts the buttons. */
const postKey = ({ role, company }: Person) => `${role} ${company?.id ?? ''}`

function PersonActions({ person }: { person: Person }) {
  const { id, name, email, disabledAt, hasSecondFactor } = person
  const params = { id }
  const change = useCall((body: PersonChange) => api('PATCH /console/operators/:id', { params, body }), {
    asks: ({ disabled, resetSecondFactor }) =>
      resetSecondFactor
        ? {
            title: `${name} 님의 두 번째 인증을 초기화할까요?`,
            description: '모든 기기에서 로그아웃되고, 다음에 로그인할 때 두 번째 인증을 새로 등록해요.',
            confirm: '초기화하기',
            danger: true,
          }
        : disabled && {
            title: `${name} 님의 계정을 막을까요?`,
            description: '모든 기기에서 바로 로그아웃되고, 이 사람이 보낸 초대도 취소돼요.',
            confirm: '계정 막기',
            danger: true,
          },
    onSettled: reloadPeople,
  })
  const sendReset = useCall(() => api('POST /console/operators/:id/password-reset', { params }), {
    asks: () => ({
      title: `${name} 님에게 비밀번호 재설정 메일을 보낼까요?`,
      description: `${email}로 링크를 보내요. 30분 동안 한 번 쓸 수 있어요.`,
      confirm: '메일 보내기',
    }),
    onDone: ({ link }) => void offerLink({ email, link }),
  })
  const [isMoving, setMoving] = useState(false)
  const isDisabled = disabledAt !== null
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
          onClick={() => void sendReset.run()}
        >
          비밀번호 재설정
        </Button>
      )}
      {hasSecondFactor && (
        <Button kind="weak" size="sm" onClick={() => void change.run({ resetSecondFactor: true })}>
          인증 초기화
        </Button>
      )}
      <Button
        kind="weak"
        size="sm"
        busy={change.busy && '바꾸는 중'}
        onClick={() => void change.run({ disabled: !isDisabled })}
      >
        {isDisabled ? '다시 열기' : '막기'}
      </Button>
    </div>
  )
}

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value] }))

type Move = { role: OperatorRole; company: PickedCompany | null }

const companyIdOf = ({ role, company }: Move) => (role === 'recruiter' ? (company?.id ?? null) : null)

type MoveDialogProps = { person: Person; open: boolean; onClose: () => void }

/** Changes the role or the company (BIZ-18). The server refuses it when a colleague was faster. */
function MoveDialog({ person, open, onClose }: MoveDialogProps) {
  const { id, name } = person
  const was: Move = { role: person.role, company: person.company }
  const form = useForm({
    first: was,
    rules: {
      company: (company, { role }) => (role === 'recruiter' && !company ? '회사를 골라 주세요' : null),
    },
    blame: 'company',
    send: (next) =>
      api('PATCH /console/operators/:id', {
        params: { id },
        body: {
          move: {
            was: { role: was.role, companyId: companyIdOf(was) },
            next: { role: next.role, companyId: companyIdOf(next) },
          },
        },
      }),
    onDone() {
      onClose()
      toast(`${name} 님의 역할을 바꿨어요`, { kind: 'done' })
    },
    onSettled: reloadPeople,
  })
  const { role, company } = form.values
  function close() {
    form.reset(was)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title={`${name} 님의 역할과 회사`}
      description="바꾸면 모든 기기에서 로그아웃되고 메일로 알려 드려요. 보낸 어택과 대화는 지금 회사에 남아요."
      form={form}
      submit="바꾸기"
      busy="바꾸는 중"
      onClose={close}
    >
      <Segmented
        label="역할"
        options={roles}
        value={role}
        onValueChange={(value) => form.set({ role: value })}
      />
      {role === 'recruiter' && (
        <CompanyOf
          company={company}
          onChange={(picked) => form.set({ company: picked })}
          error={form.problems['company'] ?? form.problems['companyId']}
        />
      )}
    </FormDialog>
  )
}

type CompanyOfProps = {
  company: PickedCompany | null
  onChange: (company: PickedCompany | null) => void
  error: string | undefined
}

/** Chooses the company of a recruiter by name. */
export function CompanyOf({ company, onChange, error }: CompanyOfProps) {
  if (!company)
    return <CompanyLookup label="회사" name="company" without={[]} error={error} onPick={onChange} />
  return (
    <div>
      <p className="mb-2 text-label font-medium text-ink-2">회사</p>
      <RemovableChip name={company.name} onRemove={() => onChange(null)} />
    </div>
  )
}
