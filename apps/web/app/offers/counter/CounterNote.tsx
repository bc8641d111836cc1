import { type CounterView, counterView } from '@coffeeattack/domain/offers/counter'
import { deadlineBand, SELECTION_DAYS, type TimeLeft } from '@coffeeattack/domain/offers/deadline'
import { politeName } from '@coffeeattack/domain/text/names'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { useQuery } from '@tanstack/react-query'
import { useTimeLeft } from '../deadline.tsx'
import { type Offer, personQuery } from '../offer-query.ts'

type CounterNoteProps = { offer: Offer; counter: NonNullable<Offer['counter']> }

/** The state of '이 금액이면 만날게요': waiting, or the company's answer (OFR-16). */
export default function CounterNote({ offer, counter }: CounterNoteProps) {
  const name = useQuery(personQuery).data?.name
  const left = useTimeLeft(offer.expiredAt)
  const { salaryMin, salaryMax } = offer
  const view = counterView({
    ...counter,
    salaryMin,
    salaryMax,
    company: offer.name,
    addressee: name ? politeName(name) : null,
  })
  return (
    <div className="mt-4.5 flex items-start gap-3 rounded-button bg-surface-2 px-4 py-3.5">
      <Mark kind={view.kind} />
      <div className="min-w-0 flex-1">
        <p className="font-bold tracking-snug tnum">
          <Title {...view} />
        </p>
        <div className="mt-0.5 flex flex-col text-label text-pretty text-ink-3 tnum">
          {sentences(view, left).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {counter.answerNote && (
            <p>
              “<MaskedText text={counter.answerNote} />”
            </p>
          )}
        </div>
        {view.kind === 'asked' && <DaysLeft left={left} />}
      </div>
    </div>
  )
}

function Mark({ kind }: Pick<CounterView, 'kind'>) {
  if (kind === 'asked') return <Clock size={22} strokeWidth={1.9} className="shrink-0" />
  if (kind === 'takenBack') return <CircleInfo size={22} strokeWidth={1.9} className="shrink-0" />
  return (
    <span className="shrink-0">
      <BrandMark size={24} />
    </span>
  )
}

/** Only what the company added is coloured. */
function Title({ title, figure }: CounterView) {
  if (figure === null) return title
  const [before, after] = title.split(figure)
  return (
    <>
      {before}
      <span className="text-rise-text">{figure}</span>
      {after}
    </>
  )
}

/** One range per line; one that is still open has a deadline. */
function sentences({ kind, text }: CounterView, left: TimeLeft): string[] {
  const told = text.split(/(?<=\.) /).filter(Boolean)
  return kind === 'raised' ? [...told, chooseBy(left)] : told
}

const chooseBy = (left: TimeLeft) =>
  left.kind === 'days' ? `${left.days}일 안에 골라 주세요.` : '오늘 밤 12시까지 골라 주세요.'

/** Seven dashes for an offer's days, the remaining ones dark. The last day counts until its end. */
function DaysLeft({ left }: { left: TimeLeft }) {
  const days = left.kind === 'days' ? left.days : 1
  const label = left.kind === 'days' ? `일주일 가운데 ${days}일 남았어요` : deadlineBand(left)
  return (
    <div className="mt-3 flex gap-[3px]">
      <span className="sr-only">{label}</span>
      {Array.from({ length: SELECTION_DAYS }, (_, place) => (
        <i
          key={place}
          className={`h-[5px] flex-1 rounded-full ${place < SELECTION_DAYS - days ? 'bg-line-2' : 'bg-ink'}`}
        />
      ))}
    </div>
  )
}
