import { paths } from '@coffeeattack/contract/pages'
import { REFERRAL_KEPT_DAYS } from '@coffeeattack/domain/campaigns/referral'
import { partnerShareCard, type ShareCard } from '@coffeeattack/domain/campaigns/share'
import { passwordProblem } from '@coffeeattack/domain/operators/password'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { politeName } from '@coffeeattack/domain/text/names'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { ChangePasswordFields } from '@coffeeattack/kit/passwordForms'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { replace } from 'react-router'
import { ShareButton } from '../campaigns/ShareButton.tsx'
import { Page } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { asPartner, type Partner, partnerApi, partnerQuery, partnerTokens } from './api.ts'
import { FunnelCard } from './FunnelCard.tsx'

export const meta = () => privateMeta('파트너스')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '누가 왔는지는 보이지 않아요. 몇 명이 왔는지만 세어요.',
  },
}

/** The token is only in this tab, so the browser checks the login. */
export function clientLoader() {
  if (!partnerTokens.access()) throw replace(paths.partnerLogin())
  return null
}
clientLoader.hydrate = true as const

/** A partner's page: the link, its card, and its visits (PUB-8). */
export default function PartnersScreen() {
  return (
    <Page tone="canvas" title="파트너스" backTo={paths.home()}>
      <div className="flex flex-col gap-2.5 px-4 pt-1 pb-safe-8">
        <Loaded query={useQuery(partnerQuery)} skeleton={<PartnersShapes />}>
          {(partner) => (
            <>
              <h1 className="px-1 pt-1 pb-3 text-h1">
                {politeName(partner.name)}의 링크로 <span className="block">이만큼 왔어요</span>
              </h1>
              <FunnelCard />
              <ReferralCard partner={partner} />
              <PartnerAccount email={partner.email} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

function PartnersShapes() {
  return (
    <SkeletonGroup>
      <Skeleton className="mt-1 mb-3 h-18 w-56" />
      <Skeleton round="card" className="h-110" />
      <Skeleton round="card" className="mt-2.5 h-90" />
    </SkeletonGroup>
  )
}

export function HydrateFallback() {
  return (
    <Page tone="canvas">
      <div className="px-4 pt-15">
        <PartnersShapes />
      </div>
    </Page>
  )
}

/** The card as a messenger draws it: a picture, a text and a button. */
function CardPreview({ card: { title, description, imageUrl, button } }: { card: ShareCard }) {
  // The picture comes from this origin, whatever host the link has.
  const picture = new URL(imageUrl).pathname
  return (
    <figure className="max-w-80 overflow-hidden rounded-option bg-page inset-ring inset-ring-line-2">
      <img
        src={picture}
        alt=""
        width={1200}
        height={630}
        className="aspect-[1200/630] w-full bg-surface-3 object-cover"
      />
      <figcaption className="px-4 pt-3.5 pb-4">
        <b className="block text-body font-bold">{title}</b>
        <span className="mt-0.5 block text-label text-ink-3">{description}</span>
        <span className="mt-3.5 flex min-h-10 items-center justify-center rounded-button-sm bg-surface-2 text-body-s font-semibold">
          {button}
        </span>
      </figcaption>
    </figure>
  )
}

/** The partner's link and its share card (PUB-5). */
function ReferralCard({ partner: { name, referralUrl } }: { partner: Partner }) {
  const { origin, pathname, search, searchParams } = new URL(referralUrl)
  const card = partnerShareCard(name, {
    origin,
    path: pathname + search,
    pictureOf: searchParams.get('ref') ?? undefined,
  })
  return (
    <Card title="내 추천 링크">
      <p className="mt-1 text-body-s text-ink-3">이 링크로 온 사람이 가입하면 내 추천으로 세어요.</p>
      <dl className="mt-4 grid gap-3 text-body-s">
        <div>
          <dt className="font-semibold">소개받은 분에게</dt>
          <dd className="text-ink-2">
            경력과 소득을 인증하면 연봉이 적힌 제안을 받아요. 가입도 이용도 돈이 들지 않아요.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">나에게</dt>
          <dd className="text-ink-2">
            방문부터 커피챗 매칭까지 몇 명인지 세어 드려요. 링크로 온 지 {REFERRAL_KEPT_DAYS}일 안에 처음
            가입한 사람을 한 번만 세요.
          </dd>
        </div>
      </dl>
      <p className="mt-4 rounded-field bg-surface-2 px-4 py-3.5 text-body-s break-all select-all">
        {referralUrl}
      </p>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <Button kind="weak" size="md" onClick={() => void copyLink(referralUrl)}>
          <Copy size={18} />
          링크 복사
        </Button>
        <ShareButton card={card} size="md">
          카드로 보내기
        </ShareButton>
      </div>
      <p className="mt-6 mb-2.5 text-label font-medium text-ink-2">받는 사람에게는 이렇게 보여요</p>
      <CardPreview card={card} />
    </Card>
  )
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('링크를 복사했어요', { ms: TOAST_MS.copied, kind: 'done' })
  } catch {
    toast('다시 시도해 주세요')
  }
}

type PasswordSheetProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void }

function PasswordSheet({ email, open, onOpenChange }: PasswordSheetProps) {
  const id = useId()
  const form = useForm({
    first: { current: '', next: '' },
    rules: { next: (next) => passwordProblem(next, email) },
    send: (body) => asPartner(() => partnerApi('POST /partners/me/password', { body })),
    onDone() {
      onOpenChange(false)
      form.reset()
      toast('비밀번호를 바꿨어요', { kind: 'done' })
    },
  })
  const { current, next } = form.values
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서는 로그아웃돼요."
      footer={
        <Button
          type="submit"
          form={id}
          disabled={current === '' || next === ''}
          busy={form.busy && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      }
    >
      <form {...form.props} id={id} className="grid gap-4 pb-2">
        <ChangePasswordFields form={form} />
      </form>
    </Sheet>
  )
}

/** Logging out works even when the server cannot be reached. */
const PATIENCE_MS = 4000

async function logoutPartner(): Promise<never> {
  await partnerApi('POST /partners/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.partnerLoginExpired)
  return pageGone()
}

function PartnerAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const logout = useCall(logoutPartner)
  return (
    <Card title="내 계정">
      <p className="mt-1 text-body-s break-all text-ink-3">{email}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button kind="weak" size="md" onClick={() => setOpen(true)}>
          비밀번호 바꾸기
        </Button>
        <Button
          kind="line"
          size="md"
          busy={logout.busy && '로그아웃하는 중'}
          onClick={() => void logout.run()}
        >
          로그아웃
        </Button>
      </div>
      <PasswordSheet email={email} open={open} onOpenChange={setOpen} />
    </Card>
  )
}
