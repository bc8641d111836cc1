import { Check } from '@coffeeattack/ui/icons/Check'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { JoinPage } from './JoinPage.tsx'

/** While the tax office is asked. */
export function CheckingView() {
  return (
    <JoinPage
      step={3}
      lines={['국세청에서', '확인하고 있어요']}
      lead="보통 5초면 끝나요. 이 화면을 닫아도 신청은 남아 있어요."
    >
      <ul
        aria-live="polite"
        className="mt-7 grid gap-0.5 [&>li]:flex [&>li]:min-h-12 [&>li]:items-center [&>li]:gap-3"
      >
        <li>
          <Check size={19} strokeWidth={2.6} className="text-success" />
          번호 형식이 맞아요
        </li>
        <li className="font-semibold">
          <Spinner />
          등록 정보를 맞춰 보고 있어요
        </li>
        <li className="text-ink-3">
          <span className="size-4.5 rounded-full border-[1.5px] border-dashed border-line-field" />
          이미 쓰는 회사인지 살펴봐요
        </li>
      </ul>
    </JoinPage>
  )
}
