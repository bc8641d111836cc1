const names = { 1: '첫 번째', 2: '두 번째' } as const

/** Where one is in making a proof. */
export const Steps = ({ at }: { at: keyof typeof names }) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    role="img"
    aria-label={`두 단계 가운데 ${names[at]}`}
    className="mt-1 mb-4 flex gap-1"
  >
    <i className="h-1 w-7 rounded-xs bg-primary" />
    <i className={`h-1 w-7 rounded-xs ${at === 2 ? 'bg-primary' : 'bg-line-2'}`} />
  </div>
)
