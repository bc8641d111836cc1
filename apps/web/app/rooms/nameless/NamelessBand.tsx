import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText, totalMonths, visibleItems } from '@coffeeattack/domain/profiles/career'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../profiles/profile-query.ts'

/** Under the header: how the company sees the person (OFR-17). Dashed after a conversation without a match. */
export function NamelessBand({ as }: { as: 'nameless' | 'ended' }) {
  return (
    <div className="flex shrink-0 items-center gap-3 bg-surface-2 px-4 py-2.5 text-label leading-even text-ink-2">
      {as === 'ended' ? (
        <>
          <DashedFace>
            <Lock size={17} strokeWidth={1.8} />
          </DashedFace>
          <p>이름을 남기지 않고 닫힌 방이에요</p>
        </>
      ) : (
        <>
          <DashedFace />
          <p className="min-w-0">
            <SeenAs />
            <span className="block text-caption text-ink-3">연락처와 링크는 커피챗을 정한 뒤에 열려요</span>
          </p>
        </>
      )}
    </div>
  )
}

/** The exact words of the company's console; a placeholder until they are loaded. */
function SeenAs() {
  const { data: profile } = useQuery(profileQuery)
  const now = useNow(nextMidnight)
  if (!profile) return '회사에는 직무와 경력만 보여요'
  const seen = `${jobTitle(profile)} ${lengthText(totalMonths(visibleItems(profile.careerItems), now))}`
  return (
    <>
      회사에는 <b className="font-semibold text-ink">{seen}</b>
      {withJosa(seen, '으로/로').slice(seen.length)}만 보여요
    </>
  )
}
