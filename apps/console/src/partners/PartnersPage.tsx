import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { REFERRAL_KEPT_DAYS } from '@coffeeattack/domain/campaigns/referral'
import { PASSWORD_LINK } from '@coffeeattack/domain/partners/password-link'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { LoadedRows } from '../list/ConsoleList.tsx'
import { offerLink } from '../operators/offer-link.ts'

/** BIZ-6, PUB-8: partners, their links and results. */
export function PartnersPage() {
  const partners = useQuery(partnersQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <ConsolePage
      title="파트너"
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={17} />
          파트너 등록
        </Button>
      }
    >
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        추천 링크로 온 사람은 {REFERRAL_KEPT_DAYS}일 안에 처음 가입하면 그 파트너의 추천으로 한 번 세어요.
        파트너는 몇 명인지만 보고, 누구인지는 보지 못해요.
      </p>
      <LoadedRows
        label="파트너 목록"
        query={partners}
        empty="아직 파트너가 없어요"
        renderRow={(partner) => <PartnerRow partner={partner} />}
      />
      <NewPartnerDialog open={isAdding} onClose={() => setAdding(false)} />
    </ConsolePage>
  )
}

function NewPartnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({
    first: { name: '', email: '', code: '' },
    blame: 'name',
    send: (given) => api('POST /console/partners', { body: { ...given, email: given.email.trim() } }),
    onDone(made) {
      form.reset()
      onClose()
      void offerLink(made)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
  })
  function close() {
    form.reset(form.values)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="파트너 등록"
      description={`비밀번호를 정할 링크를 이메일로 보내요. ${PASSWORD_LINK.days}일 동안 한 번 쓸 수 있어요.`}
      form={form}
      submit="등록하기"
      busy="등록하는 중"
      onClose={close}
    >
      <TextField label="이름" maxLength={50} autoComplete="off" {...form.field('name')} />
      <TextField label="이메일" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <TextField
        label="추천 코드"
        helper="추천 링크 끝에 붙어요. 나중에 바꿀 수 없어요."
        placeholder="예: dev-news"
        maxLength={30}
        autoComplete="off"
        {...form.field('code')}
      />
    </FormDialog>
  )
}

function PartnerRow({ partner }: { partner: Partner }) {
  const { name, email, referralUrl, visited, registered, matched, disabledAt } = partner
  const funnel = [
    ['방문', visited],
    ['가입', registered],
    ['매칭', matched],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-1.5">
          <b className={`text-body font-bold ${disabledAt ? 'text-ink-3' : ''}`}>{name}</b>
          {disabledAt && <Tag kind="shot">막힘</Tag>}
        </p>
        <p className="text-label break-all text-ink-3">{email}</p>
        <div className="flex min-w-0 items-center">
          <span className="min-w-0 truncate text-label text-ink-2">{referralUrl}</span>
          <IconButton label={`${name} 추천 링크 복사`} onClick={() => void copy(referralUrl)}>
            <Copy size={17} />
          </IconButton>
        </div>
      </div>
      <dl className="flex gap-6 text-center tnum">
        {funnel.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="text-h3 font-bold">{count}</dd>
          </div>
        ))}
      </dl>
      <PartnerActions partner={partner} />
    </div>
  )
}

async function copy(link: string): Promise<void> {
  await navigator.clipboard.writeText(link)
  toast('추천 링크를 복사했어요', { kind: 'done', ms: TOAST_MS.copied })
}

function PartnerActions({ partner: { id, name, email, disabledAt } }: { partner: Partner }) {
  const isDisabled = disabledAt !== null
  const change = useCall(
    (disabled: boolean) => api('PATCH /console/partners/:id', { params: { id }, body: { disabled } }),
    {
      asks: (disabled) =>
        disabled && {
          title: `${name} 파트너를 막을까요?`,
          description: '바로 로그아웃되고 다시 로그인할 수 없어요. 지난 성과는 남아 있어요.',
          confirm: '파트너 막기',
          danger: true,
        },
      onSettled: () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey }),
    },
  )
  const renew = useCall(() => api('POST /console/partners/:id/password', { params: { id } }), {
    asks: () => ({
      title: '비밀번호를 정할 링크를 보낼까요?',
      description: `${email}로 보내요. 새로 정하기 전까지는 지금 비밀번호를 쓸 수 있어요.`,
      confirm: '링크 보내기',
    }),
    onDone: ({ link }) => void offerLink({ email, link }),
  })
  return (
    <div className="flex gap-2">
      {!isDisabled && (
        <Button kind="weak" size="sm" busy={renew.busy && '보내는 중'} onClick={() => void renew.run()}>
          비밀번호 링크
        </Button>
      )}
      <Button
        kind="weak"
        size="sm"
        busy={change.busy && '바꾸는 중'}
        onClick={() => void change.run(!isDisabled)}
      >
        {isDisabled ? '다시 열기' : '막기'}
      </Button>
    </div>
  )
}

type Partner = ApiResult<'GET /console/partners'>['items'][number]

const partnersQuery = query('GET /console/partners', ['partners'], {})
