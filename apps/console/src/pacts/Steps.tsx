import { Check } from '@coffeeattack/ui/icons/Check'
import { Person } from '@coffeeattack/ui/icons/Person'
import { useNow } from '@coffeeattack/kit/useNow'
import { personName } from '../coffeechats/queries.ts'
import { newestOf, type Pact } from './queries.ts'
import { daysLeft, leftText, shortDay, shortMoment } from './words.ts'

type Place = { label: string; note: string; isTheirs?: boolean }

const at = { DRAFT: 0, SENT: 2, CHANGE_ASKED: 2, SIGNED_BY_CANDIDATE: 3, SEALED: 5 } as const

type StepsProps = { pact: Pact; isDraft?: boolean }

/** Five steps to the seal; the candidate's is dashed. On a phone five bars with the words of the current one. */
export function Steps({ pact, isDraft = false }: StepsProps) {
  const now = useNow()
  const { state } = pact
  const current = isDraft ? 0 : (at[state as keyof typeof at] ?? 0)
  const places = placesOf(pact, isDraft, now)
  return (
    <div className="mt-3">
      <ol aria-label="합의서의 다섯 단계" className="grid grid-cols-5 gap-1">
        {places.map((place, index) => {
          const when = index < current ? 'done' : index === current ? 'now' : 'later'
          return (
            <li
              key={place.label}
              aria-current={when === 'now' ? 'step' : undefined}
              className={lookOf(place, when)}
            >
              <span className="flex items-center gap-1 text-caption leading-snug font-semibold whitespace-nowrap max-lg:sr-only">
                {when === 'done' && <Check size={14} strokeWidth={2.6} className="shrink-0" />}
                {place.isTheirs && when !== 'done' && (
                  <Person size={13} strokeWidth={2.2} className="shrink-0" />
                )}
                <span className="truncate">{place.label}</span>
              </span>
              <span className={`block truncate text-caption tnum max-lg:sr-only ${noteLook(place, when)}`}>
                {place.note || ' '}
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-caption text-ink-3 lg:hidden">
        <span>{places[0]?.label}</span>
        <span className="font-semibold text-ink-2">
          {[places[current]?.label, places[current]?.note].filter(Boolean).join(' · ')}
        </span>
        <span>{places[4]?.label}</span>
      </p>
    </div>
  )
}

function placesOf(pact: Pact, isDraft: boolean, now: Date): Place[] {
  const { candidateSignature, companySignature, draft, seal, signer, state } = pact
  const newest = isDraft ? undefined : newestOf(pact)
  const theirs = {
    SENT: newest && leftText(daysLeft(newest.untilDay, now)),
    CHANGE_ASKED: '바꿔 달라고 했어요',
  }[state as string]
  return [
    {
      label: '초안',
      note: isDraft ? (draft ? `${shortDay(draft.startedAt)}부터` : '') : (newest?.sentBy ?? ''),
    },
    { label: '보냄', note: newest ? shortMoment(newest.sentAt, now) : '' },
    {
      label: `${personName(pact.name)} 님 서명`,
      note: isDraft
        ? '후보자가 해요'
        : candidateSignature
          ? shortMoment(candidateSignature.at, now)
          : (theirs ?? '후보자가 해요'),
      isTheirs: true,
    },
    {
      label: '우리 서명',
      note:
        companySignature && !isDraft
          ? shortMoment(companySignature.at, now)
          : state === 'SIGNED_BY_CANDIDATE' && !isDraft
            ? `${signer.name} 님 차례`
            : signer.name,
    },
    { label: '봉인', note: seal ? shortMoment(seal.at, now) : '' },
  ]
}

const corner =
  'lg:rounded-[8px] lg:first:rounded-l-field lg:last:rounded-r-field max-lg:h-1.5 max-lg:rounded-full'

function lookOf({ isTheirs }: Place, when: 'done' | 'now' | 'later'): string {
  const shape = `relative min-w-0 ${corner}`
  if (isTheirs)
    return `${shape} border-[1.5px] border-dashed lg:px-2.5 lg:py-1.5 ${
      when === 'now'
        ? 'border-ink text-ink max-lg:border-solid max-lg:bg-primary'
        : when === 'done'
          ? 'border-line-2 text-success max-lg:border-0 max-lg:bg-primary'
          : 'border-line-2 text-ink-3'
    }`
  const filled = {
    done: 'bg-surface text-success max-lg:bg-primary',
    now: 'bg-primary text-on-primary',
    later: 'bg-surface text-ink-3 max-lg:bg-surface-3',
  }
  return `${shape} lg:px-3 lg:py-2 ${filled[when]}`
}

const noteLook = ({ isTheirs }: Place, when: 'done' | 'now' | 'later') =>
  when === 'now' ? (isTheirs ? 'text-ink-2' : 'text-on-primary') : 'text-ink-3'
