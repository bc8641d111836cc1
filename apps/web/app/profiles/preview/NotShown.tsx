import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'

/** What no company sees before the person chooses its offer, said plainly. */
export function NotShown() {
  return (
    <p className="flex gap-3 rounded-card bg-surface p-5 text-body-s text-ink-2">
      <EyeOff size={22} strokeWidth={1.8} className="mt-px shrink-0" />
      <span>
        <b className="block font-semibold text-ink">
          이름, 휴대전화, 이메일, 생년월일, 링크, 파일, 숨긴 경력은 보이지 않아요.
        </b>
        이름과 연락처는 내가 고른 회사에만 공개되고, 지금 다니는 회사와 숨긴 회사에는 프로필이 보이지 않아요.
      </span>
    </p>
  )
}
