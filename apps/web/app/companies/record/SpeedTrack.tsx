import { answerStops } from '@coffeeattack/domain/companies/record'

/**
 * A company's response time on a track of five stops. The line runs from the centre of the first label to the centre
 * of the last.
 */
export function SpeedTrack({ stop }: { stop: number }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`답하는 데 보통 ${answerStops[stop]!.name} 걸려요`}
      className="relative mt-3 grid grid-cols-5 text-center text-note leading-snug text-ink-3"
    >
      <i className="absolute inset-x-[10%] top-2 h-1 rounded-full bg-line-2" />
      <i
        className="absolute top-2 left-[10%] h-1 rounded-full bg-primary"
        style={{ width: `${stop * 20}%` }}
      />
      {answerStops.map(({ name }, place) => (
        <span key={name} className={`relative pt-6.5 ${place === stop ? 'font-bold text-ink' : ''}`}>
          <i
            className={`absolute left-1/2 -translate-x-1/2 rounded-full ${
              place === stop
                ? 'top-0 size-5 border-6 border-primary bg-surface'
                : `top-1.5 size-2 ${place < stop ? 'bg-primary' : 'bg-line-2'}`
            }`}
          />
          {name}
        </span>
      ))}
    </div>
  )
}
