import { tenthsText } from '@coffeeattack/domain/companies/record-words.ko'

const CHEVRONS = 'm9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4'
const HANDLE = 'M29.8 12.4c2.4 0 3.9 1.6 3.9 3.6s-1.5 3.6-3.9 3.6'
const SLIP =
  'M6 4.2A2.2 2.2 0 0 1 8.2 2h15.6A2.2 2.2 0 0 1 26 4.2v25.3l-2.5-2.4-2.5 2.4-2.5-2.4-2.5 2.4-2.5-2.4-2.5 2.4-2.5-2.4L6 29.5z'

const drawn = {
  cup: {
    on: (
      <>
        <circle cx="16" cy="16" r="13.2" />
        <rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" />
      </>
    ),
    mark: CHEVRONS,
    off: (
      <>
        <circle cx="16" cy="16" r="13.2" />
        <path d={HANDLE} />
      </>
    ),
  },
  slip: { on: <path d={SLIP} />, mark: 'm11 14.5 3.8 3.8 6.7-7', off: <path d={SLIP} /> },
}

type Kind = keyof typeof drawn

function Filled({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="0 0 36 32" className="h-auto w-full max-w-9.5 overflow-visible">
      <g className="fill-primary">{drawn[kind].on}</g>
      <path
        d={drawn[kind].mark}
        fill="none"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Empty({ kind, dashed }: { kind: Kind; dashed?: boolean }) {
  return (
    <svg viewBox="0 0 36 32" className="h-auto w-full max-w-9.5 overflow-visible">
      <g
        fill="none"
        className={`stroke-line-field ${dashed ? '[&>circle]:[stroke-dasharray:3_3.2]' : ''}`}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawn[kind].off}
      </g>
    </svg>
  )
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Ten cups or slips, some of them filled: figures are rounded to tenths. */
export function Ten({ kind, full }: { kind: Kind; full: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div className="mt-2.5 grid grid-cols-10 gap-[3px]" role="img" aria-label={tenthsText(full)}>
      {places(10).map((place) =>
        place < full ? <Filled key={place} kind={kind} /> : <Empty key={place} kind={kind} />,
      )}
    </div>
  )
}

/** Five empty cups. */
export function FiveDashed() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div className="flex justify-center gap-2.5 *:w-9.5" role="img" aria-label="빈 잔 다섯 개">
      {places(5).map((place) => (
        <Empty key={place} kind="cup" dashed />
      ))}
    </div>
  )
}
