const dashes = 'my-2.5 h-px bg-[repeating-linear-gradient(90deg,var(--bean-300)_0_5px,transparent_5px_10px)]'

const rows = [
  ['제안 연봉', '6,300~6,800만'],
  ['보낸 날', '11월 11일'],
  ['답한 날', '11월 13일'],
] as const

/** An answered offer of an invented company, as paper in both themes. Only beside the column. */
export function SampleSlip() {
  return (
    <figure className="sample hidden lg:block" aria-label="어택과 그 답의 보기">
      <div className="torn-edge rounded-t-[16px] bg-[#fff] px-5.5 pt-5 pb-7 text-body-s text-(--bean-600)">
        <p className="flex items-center gap-3 leading-[1.4]">
          <svg width="40" height="40" viewBox="0 0 52 52" aria-hidden="true" className="rounded-[26%]">
            <rect width="52" height="52" fill="#7B4B94" />
            <path d="M12 27 26 14l14 13v12a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z" fill="#F6E9FF" />
            <path d="M19 31v6M33 31v6M19 34h14" stroke="#7B4B94" strokeWidth="3.4" strokeLinecap="round" />
          </svg>
          <span>
            <b className="block text-body font-semibold text-(--bean-900)">한뼘하우스</b>
            프론트엔드 개발자
          </span>
        </p>
        <div className={dashes} />
        <dl className="leading-loose">
          {rows.map(([what, value]) => (
            <div key={what} className="flex justify-between">
              <dt>{what}</dt>
              <dd className="tnum font-semibold text-(--bean-900)">{value}</dd>
            </div>
          ))}
        </dl>
        <div className={dashes} />
        <p className="text-[1.6875rem] leading-[1.2] font-bold tracking-[-.04em] text-(--bean-900)">
          커피챗 할래요
        </p>
      </div>
    </figure>
  )
}
