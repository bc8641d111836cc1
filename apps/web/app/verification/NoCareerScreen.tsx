import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { Question } from './Question.tsx'

export const meta = () => privateMeta('경력 확인 도움')

const reasons = [
  '가족의 피부양자로 등록되어 있어요.',
  '입사한 지 얼마 되지 않아 아직 기록이 올라오지 않았어요.',
  '4대 보험 없이 일했거나 프리랜서로 일했어요.',
]

/** No career was found (VER-12): possible reasons, and two ways on. */
export default function NoCareerScreen() {
  return (
    <Page>
      <div className="pt-14">
        <Question lines={['확인할 수 있는 경력을', '찾지 못했어요']}>
          재직 이력을 확인할 수 있는 분만 참여할 수 있어요.
        </Question>
      </div>
      <section aria-labelledby="no-career-reasons" className="mx-5 mt-7 rounded-card bg-surface-2 p-5">
        <h2 id="no-career-reasons" className="text-h3">
          이런 때에는 경력이 보이지 않아요
        </h2>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-body-s text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <div className="mt-10 flex flex-1 items-start justify-center overflow-hidden lg:hidden">
        <Cup size={200} />
      </div>
      <div data-bottom-bar className="sticky bottom-0 bg-page px-5 pt-3 pb-safe-4 lg:mt-auto">
        <a href={paths.home()} className={buttonLook()}>
          첫 화면으로 가기
        </a>
        <Link to={paths.ask(paths.noCareer())} className={`${textLinkLook} w-full`}>
          문의하기
        </Link>
      </div>
    </Page>
  )
}
