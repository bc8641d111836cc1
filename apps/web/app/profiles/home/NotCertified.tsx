import { paths } from '@coffeeattack/contract/pages'
import { Card } from '@coffeeattack/ui/Card'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Notice } from './notices.tsx'

const steps = [
  '카카오톡이나 PASS로 3초 만에 커리어를 불러와요',
  '인증을 마치면 바로 회사에 프로필이 보여요. 지금 다니는 회사에는 보이지 않아요',
  '마음에 드는 제안을 고르면 커피챗이 열려요',
]

/** Signed in without a certificate: one thing to do. */
export default function NotCertified() {
  return (
    <>
      <h1 className="px-1 pt-1 pb-2 text-h1">
        커리어를 인증하면
        <span className="block">회사가 먼저 제안해요</span>
      </h1>
      <Notice
        eyebrow="아직 인증하지 않았어요"
        title="연봉 먼저, 커피는 그다음"
        to={paths.submit()}
        action="커리어 인증하기"
      />
      <Card aria-label="인증하면 이렇게 돼요">
        <ol className="grid gap-3.5">
          {steps.map((step, index) => (
            <li key={step} className="flex items-center gap-3 text-body-s text-ink-2">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-2 text-label font-bold text-ink tnum"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Card>
      <p className="flex items-center justify-center gap-1.5 pt-2 text-caption text-ink-3">
        <ShieldCheck size={16} />
        이름과 연락처는 내가 고른 회사에만 공개돼요
      </p>
    </>
  )
}
