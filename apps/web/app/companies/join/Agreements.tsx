import { paths } from '@coffeeattack/contract/pages'
import { FEE, rateLabel } from '@coffeeattack/domain/companies/statement'
import { Checkbox } from '@coffeeattack/ui/Checkbox'

type Agreed = { terms: boolean; pledge: boolean }
type AgreementsProps = { agreed: Agreed; onChange: (agreed: Agreed) => void }

const rows = [
  { name: 'terms', text: `[필수] 회사 약관, 성공보수 ${rateLabel(FEE.defaultRate)}`, part: '#내는-돈' },
  { name: 'pledge', text: '[필수] 후보자 정보 세 가지 약속', part: '#후보자-정보-세-가지-약속' },
] as const

/** Terms and pledge, each agreed to by itself. Their text opens beside the form, which is kept. */
export function Agreements({ agreed, onChange }: AgreementsProps) {
  return (
    <div className="mt-5.5 rounded-[18px] bg-surface-2 px-4 py-1">
      {rows.map(({ name, text, part }) => (
        <div key={name} className="flex items-center gap-3 not-first:border-t not-first:border-line-2">
          <label className="flex min-h-13 flex-1 items-center gap-3 text-body-s">
            <Checkbox
              checked={agreed[name]}
              onChange={({ currentTarget }) => onChange({ ...agreed, [name]: currentTarget.checked })}
            />
            {text}
          </label>
          <a
            href={paths.companyTerms() + part}
            target="_blank"
            rel="noreferrer"
            aria-label={`${text.replace('[필수] ', '')} 보기`}
            className="flex min-h-11 min-w-11 items-center justify-center text-label text-ink-3 underline underline-offset-3"
          >
            보기
          </a>
        </div>
      ))}
    </div>
  )
}
