import { groupDigits } from '@coffeeattack/domain/salary/format'
import { CompanyMark } from './CompanyLogos.tsx'

const company = { slug: 'noeul-cloud', name: '노을클라우드' }
const now = 5_200
const offered = 6_800

/** An offer as a café bill: the current salary, the offered one and the raise. Paper in both themes. */
export function OfferSlip() {
  return (
    <figure className="offer-slip" aria-label={`${company.name}의 연봉 제안 보기`}>
      <div className="paper torn-edge">
        <div className="flex items-center gap-2.5">
          <CompanyMark slug={company.slug} size={36} />
          <div className="text-[.9375rem]/snug font-bold">
            {company.name}
            <div className="text-[.78125rem]/close font-normal text-(--bean-600)">프론트엔드 개발자</div>
          </div>
        </div>
        <Dashes />
        <dl className="text-[.84375rem]/[1.75] text-(--bean-600)">
          <Line label="지금 연봉" figure={now} />
          <Line label="제안 연봉" figure={offered} strong />
        </dl>
        <Dashes />
        <p className="text-caption/close text-(--bean-600)">오른 금액</p>
        <p className="tnum text-[15.8cqi]/[1.2] font-extrabold tracking-[-.045em] text-(--cherry-500)">
          +{groupDigits(offered - now)}
          <small className="ml-0.5 text-[.61em] font-bold tracking-snug">만 원</small>
        </p>
      </div>
    </figure>
  )
}

function Line({ label, figure, strong = false }: { label: string; figure: number; strong?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd className={strong ? 'tnum font-bold text-(--bean-900)' : 'tnum'}>{groupDigits(figure)}만</dd>
    </div>
  )
}

function Dashes() {
  return (
    <div className="my-3 h-px bg-[repeating-linear-gradient(90deg,var(--bean-300)_0_5px,transparent_5px_10px)]" />
  )
}
