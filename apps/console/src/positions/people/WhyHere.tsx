import { paths } from '@coffeeattack/contract/pages'
import { NEVER_COUNTED_LINE } from '@coffeeattack/domain/suggestions/criteria'
import { ReasonFall } from '@coffeeattack/kit/suggestions/ReasonFall'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { useQuery } from '@tanstack/react-query'
import { type Position, type SuggestedPerson, suggestedPersonQuery } from '../queries.ts'

type WhyHereProps = {
  position: Position
  personId: string
  row: SuggestedPerson | undefined
  /** The list has loaded, so a person who is not in it is asked for alone. */
  isListLoaded: boolean
}

/** Why a person stands where they stand, above their profile. The candidate reads the same reasons and the same sum. */
export function WhyHere({ position, personId, row, isListLoaded }: WhyHereProps) {
  const asked = useQuery({
    ...suggestedPersonQuery(position.id, personId),
    enabled: isListLoaded && row === undefined,
  })
  const person = row ?? asked.data
  if (!person?.suggestion) return null
  const { suggestion } = person
  return (
    <section aria-labelledby="why-here" className="mt-4">
      <h3 id="why-here" className="text-h3 font-bold">
        왜 여기에 있나요?
      </h3>
      <p className="text-caption text-ink-3">후보자도 같은 이유를 읽어요</p>
      <ReasonFall {...suggestion} look="panel" className="mt-2" />
      <Difference person={person} hasMustHaves={position.mustHaves.length > 0} />
      <p className="mt-3 text-caption text-ink-3">
        {NEVER_COUNTED_LINE} 더한 값만으로 보내지거나 숨겨지지 않아요.
        <a
          href={paths.matchCriteria()}
          className="flex min-h-11 w-fit items-center text-ink-2 underline decoration-line-2 underline-offset-3"
        >
          세는 기준 보기
        </a>
      </p>
    </section>
  )
}

function Difference({ person, hasMustHaves }: { person: SuggestedPerson; hasMustHaves: boolean }) {
  const { place, plainPlace, interestedOn } = person
  if (place === null || plainPlace === null) return null
  return (
    <div className="mt-3 rounded-button px-4 py-3.5 inset-ring inset-ring-line-2">
      <h4 className="flex flex-wrap items-center justify-between gap-x-2 text-label font-bold">
        기본 순과 무엇이 다른가요?
        <span className="inline-flex items-center gap-1 tnum">
          <span className="font-medium text-ink-3">{plainPlace}번째</span>
          <ChevronRight size={14} className="text-ink-3" />
          {place}번째
        </span>
      </h4>
      <p className="mt-1 text-caption text-ink-2 tnum">
        {hasMustHaves ? '기본 순은 꼭 필요한 것의 수만 세요.' : '기본 순은 최근에 들른 순이에요.'}{' '}
        {interestedOn ? '관심 있다고 한 분은 더한 값과 관계없이 맨 앞이에요.' : moved(plainPlace - place)}
      </p>
    </div>
  )
}

function moved(forward: number): string {
  if (forward === 0) return '다른 이유까지 더해도 자리가 같아요.'
  return `다른 이유까지 함께 더해 ${Math.abs(forward)}자리 ${forward > 0 ? '앞으로' : '뒤로'} 갔어요.`
}
