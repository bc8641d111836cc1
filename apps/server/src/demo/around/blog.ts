import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { blogPosts } from '../../platform/db/schema/campaign.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'

const POSTS = [
  { slug: 'salary-first', title: '연봉을 먼저 말하면 무엇이 달라질까요?' },
  { slug: 'first-coffeechat', title: '첫 커피챗을 앞둔 사람에게' },
  { slug: 'write-your-work', title: '한 일을 숫자로 적는 다섯 가지 방법' },
  { slug: 'frontend-salary', title: '프론트엔드 개발자는 지금 얼마를 제안받나요?' },
  { slug: 'signing-bonus', title: '사이닝 보너스, 이렇게 읽어요' },
  { slug: 'hide-from-employer', title: '지금 회사에 들키지 않고 제안받기' },
  { slug: 'designer-portfolio', title: '포트폴리오 첫 장에 넣을 것' },
  { slug: 'year-end-talk', title: '연말 연봉 협상, 지금부터 준비해요' },
]

const DAYS_APART = 6

export function blogRows(now: Date, dice: Dice): (typeof blogPosts.$inferInsert)[] {
  return POSTS.map(({ slug, title }, place) => {
    const publishedAt = startOfKstDay(kstDay(now) - 2 - place * DAYS_APART)
    return {
      id: idAt(publishedAt, dice),
      title,
      url: `https://blog.coffeeattack.example/${slug}`,
      image: null,
      publishedAt,
    }
  })
}
