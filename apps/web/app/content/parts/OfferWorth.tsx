import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import worthCss from './worth.css?inline'

type Offer = {
  name: string
  salary: number
  extras: readonly { what: string; how: string; worth: number }[]
}

/** Two offers with everything turned into money of one year, 만원. */
const plain: Offer = {
  name: '가 제안',
  salary: 6_300,
  extras: [{ what: '식대', how: '연봉에 포함', worth: 0 }],
}
const rich: Offer = {
  name: '나 제안',
  salary: 6_000,
  extras: [
    { what: '식대', how: '월 20만 원 별도', worth: 20 * 12 },
    { what: '성과급', how: '지난해 실제 5%', worth: 6_000 * 0.05 },
    { what: '사이닝', how: '400만 원을 2년으로', worth: 400 / 2 },
  ],
}

const sum = ({ salary, extras }: Offer) => extras.reduce((all, { worth }) => all + worth, salary)

/** The lower salary is the larger offer. */
export function OfferWorth() {
  return (
    <>
      <PageStyle name="content-worth" css={import.meta.env.SSR ? worthCss : ''} />
      <figure className="worth">
        <div className="worth-bills">
          {[plain, rich].map((offer) => (
            <div key={offer.name} className="worth-bill torn-edge">
              <h3 className="worth-name">{offer.name}</h3>
              <dl className="tnum">
                <div>
                  <dt>계약 연봉</dt>
                  <dd>{groupDigits(offer.salary)}</dd>
                </div>
                {offer.extras.map(({ what, how, worth }) => (
                  <div key={what}>
                    <dt>
                      {what}
                      <span>{how}</span>
                    </dt>
                    <dd>{worth > 0 ? `+${groupDigits(worth)}` : '0'}</dd>
                  </div>
                ))}
                <div className="worth-sum">
                  <dt>1년 치</dt>
                  <dd>{groupDigits(sum(offer))}</dd>
                </div>
              </dl>
            </div>
          ))}
        </div>
        <figcaption>
          단위 만 원. 연봉이 {moneyText(plain.salary - rich.salary)} 낮은 나 제안이 1년에{' '}
          <b>{moneyText(sum(rich) - sum(plain))}</b> 더 커요.
        </figcaption>
      </figure>
    </>
  )
}
