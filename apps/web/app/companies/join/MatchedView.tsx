import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { Button } from '@coffeeattack/ui/Button'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { type Application, whenText } from './application.ts'
import { JoinPage } from './JoinPage.tsx'

const states = { OPEN: '영업 중', SUSPENDED: '휴업 중', CLOSED: '폐업' } as const

/** The tax office agreed; a person looks once more. */
export function MatchedView({ application, onNext }: { application: Application; onNext: () => void }) {
  const { companyName, businessNumber, businessState, matchedAt } = application
  return (
    <JoinPage
      step={3}
      lines={['등록 정보가', '모두 같아요']}
      lead="이제 사람이 한 번 더 살펴봐요. 보통 영업일 하루 안에 알려 드려요."
      cta={<Button onClick={onNext}>기다리는 동안 준비하기</Button>}
    >
      <div className="torn-edge mt-6 rounded-t-[18px] bg-surface-2 px-4.5 pt-4.5 pb-6">
        <p className="flex items-center gap-1.5 text-body-s font-semibold text-success">
          <ShieldCheck size={18} strokeWidth={2.2} />
          국세청에서 확인했어요
        </p>
        <SlipRule />
        <dl className="grid gap-1.5">
          <SlipRow label="회사">{companyName}</SlipRow>
          {businessNumber && <SlipRow label="사업자등록번호">{businessNumberText(businessNumber)}</SlipRow>}
          <SlipRow label="대표자와 개업일">등록된 것과 같아요</SlipRow>
          {businessState && <SlipRow label="상태">{states[businessState]}</SlipRow>}
          {matchedAt && <SlipRow label="확인한 때">{whenText(matchedAt)}</SlipRow>}
        </dl>
      </div>
    </JoinPage>
  )
}
