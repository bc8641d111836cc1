import { paths } from '@coffeeattack/contract/pages'
import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { SAMPLE, SAMPLE_TOP_PERCENT } from '@coffeeattack/domain/insight/standing-sample'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { PublicShareButton } from '../../campaigns/PublicShareButton.tsx'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/SecretPage.ts'
import { CampaignHead, campaignMeta, Promises } from './Campaign.tsx'
import { GUESS, guessGap, guessNews, readGuess } from './guess.ts'
import { GuessSlider } from './GuessSlider.tsx'
import { PlaceHill, rankX } from './PlaceHill.tsx'
import { rankSentence } from './words.ts'

/** Each guess's place in the drawing, for the island. */
const places = Array.from({ length: GUESS.max }, (_, index) => Math.round(rankX(index + GUESS.min)))

/**
 * Guess the rank of an invented income, then see it (PUB-7). Without JavaScript the form reloads this page with the
 * guess in its address; with it the island shows the answer in place.
 */
export default function SecretPage({ loaderData: { guess }, matches }: Route.ComponentProps) {
  const shown = guess ?? GUESS.start
  return (
    <PublicPage path={paths.secret()}>
      <article data-own={guess === null ? paths.mySecret() : undefined} className="px-(--gut) pt-3 pb-10">
        <CampaignHead
          lines={['내 소득은', '어디쯤 있을까요?']}
          about="먼저 짐작해 보고, 비슷한 사람들 사이의 자리를 확인해요."
        />
        <form
          action={paths.secret()}
          data-guess-form
          data-answer={SAMPLE_TOP_PERCENT}
          data-places={places.join()}
          className="mt-8 rounded-card bg-surface-2 px-5 py-6"
        >
          <h2 className="text-center text-h3">
            예시 · {SAMPLE.group}{' '}
            <span className="block text-h2 tnum">
              소득 <span className="whitespace-nowrap">{moneyText(SAMPLE.income)}은</span> 상위 몇 %일까요?
            </span>
          </h2>
          <div className="mt-5 mb-5">
            <GuessSlider guess={shown} defaultValue={shown} />
          </div>
          <button type="submit" className={buttonLook()}>
            자리 확인하기
          </button>
        </form>
        <section data-reveal hidden={guess === null} aria-labelledby="answer" className="mt-8">
          <h2 id="answer" tabIndex={-1} className="text-h2 outline-none">
            <span data-guess-news>{guessNews(shown, SAMPLE_TOP_PERCENT)}</span>{' '}
            <span className="block text-money-44 tnum">{topPercentText(SAMPLE_TOP_PERCENT)}</span>
          </h2>
          <p data-guess-gap className="mt-1 text-body text-ink-2 tnum">
            {guessGap(shown, SAMPLE_TOP_PERCENT)}
          </p>
          <div className="mt-6">
            <PlaceHill
              guess={shown}
              place={SAMPLE_TOP_PERCENT}
              label={rankSentence(SAMPLE_TOP_PERCENT, null)}
            />
          </div>
        </section>
        <div className="mt-8 flex flex-col gap-2.5">
          <a href={paths.mySecret()} className={buttonLook({ kind: guess === null ? 'line' : 'filled' })}>
            내 소득으로 알아보기
          </a>
          <PublicShareButton kind="weak" card={shareCard('secret', { origin: originOf(matches) })}>
            친구에게 알려 주기
          </PublicShareButton>
        </div>
        <Promises
          items={[
            '건강보험공단이나 국세청에서 확인한 소득으로만 견줘요.',
            `비슷한 사람이 ${MIN_PEOPLE}명보다 적으면 자리를 말하지 않아요.`,
            '결과는 나만 봐요. 나눌지, 어디까지 보여 줄지는 내가 정해요.',
          ]}
        />
      </article>
    </PublicPage>
  )
}

export const handle = publicPage

export const loader = ({ request }: Route.LoaderArgs) => ({
  guess: readGuess(new URL(request.url).searchParams.get('guess')),
})

export const meta: Route.MetaFunction = ({ matches }) => campaignMeta('secret', originOf(matches))
