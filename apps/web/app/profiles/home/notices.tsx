import { paths } from '@coffeeattack/contract/pages'
import type { HomeCard } from '@coffeeattack/domain/offers/list'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Link } from 'react-router'
import type { Profile } from '../profile-query.ts'

type Circumstances = { profile: Profile | undefined; selected: number }

/** The home card without a deadline. */
export function noticeOf(
  card: Exclude<HomeCard, { kind: 'countdown' }>,
  { profile, selected }: Circumstances,
): NoticeProps {
  switch (card.kind) {
    case 'republish':
      return {
        eyebrow: '회사에 프로필이 보이지 않아요',
        title: '다시 켜면 회사가 연봉을 걸고 제안해요',
        to: card.to,
        action: '다시 받기',
      }
    case 'no-offer': {
      const eyebrow = '아직 받은 어택이 없어요'
      if (profile?.completeness.percent !== 100)
        return {
          eyebrow,
          title: '프로필을 채우면 회사가 더 빨리 찾아와요',
          to: paths.profile(),
          action: '프로필 채우기',
        }
      const to = paths.careerDetail(profile.id)
      return { eyebrow, title: '회사가 내 프로필을 살펴보고 있어요', to, action: '회사가 보는 내 프로필' }
    }
    case 'all-offers': {
      const eyebrow = '지금 고를 수 있는 어택은 없어요'
      if (selected === 0)
        return {
          eyebrow,
          title: '지금까지 받은 어택을 다시 볼 수 있어요',
          to: card.to,
          action: '받은 어택 모두 보기',
        }
      const title = `커피챗하기로 한 회사가 ${selected}곳 있어요`
      return { eyebrow, title, to: card.to, action: '내가 고른 어택 보기' }
    }
  }
}

type NoticeProps = { eyebrow: string; title: string; to: string; action: string }

/** The dark card with half a cup in view. */
export function Notice({ eyebrow, title, to, action }: NoticeProps) {
  return (
    <div className="relative overflow-hidden rounded-home bg-shot p-5 text-on-shot [--focus:var(--on-shot)]">
      <Cup size={148} className="absolute -top-11 -right-11" />
      <p className="relative pr-26 text-label text-on-shot-2">{eyebrow}</p>
      <p className="relative mt-1 min-h-14 pr-26 text-h2">{title}</p>
      <Link to={to} className={`${buttonLook({ kind: 'inverse', size: 'md' })} mt-5`}>
        {action}
      </Link>
    </div>
  )
}
