import { paths } from '@coffeeattack/contract/pages'
import { changesBetween } from '@coffeeattack/domain/pacts/changes'
import { lowerOf } from '@coffeeattack/domain/pacts/differences'
import { isOpen, versionName } from '@coffeeattack/domain/pacts/state'
import { firstYear } from '@coffeeattack/domain/pacts/terms'
import { moneyText, raiseText, rangeText } from '@coffeeattack/domain/salary/format'
import { politeName } from '@coffeeattack/domain/text/names'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link, Navigate, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { DeadlineBand } from '../offers/DeadlineBand.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/CompareScreen.ts'
import { ChangeItem } from './compare/ChangeItem.tsx'
import { keptName } from './compare/parts.ts'
import { LinkRow } from './LinkRow.tsx'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import { PactLoaded } from './PactLoaded.tsx'
import { PactPage, Words } from './PactPage.tsx'
import {
  differencesIn,
  endOf,
  newestOf,
  type Pact,
  pactQuery,
  stateAt,
  type Version,
  versionOf,
} from './queries.ts'
import { countText, dateOf, lowerLine, nameIn } from './words.ts'

export const meta = () => privateMeta('바뀐 것')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(pactQuery(params.id))

/** A version beside the one before it: what was asked, what changed, what stays (PACT-3). */
export default function CompareScreen({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const number = Number(query.get('version'))
  return (
    <PactLoaded id={id}>
      {(pact) => {
        const after = versionOf(pact, number) ?? newestOf(pact)
        const before = versionOf(pact, after.number - 1)
        // A first version has nothing to be compared with.
        if (!before) return <Navigate to={paths.pact(id)} replace />
        return <Compared key={after.number} pact={pact} before={before} after={after} />
      }}
    </PactLoaded>
  )
}

type ComparedProps = { pact: Pact; before: Version; after: Version }

function Compared({ pact, before, after }: ComparedProps) {
  const state = stateAt(pact, useNow(nextMidnight))
  const { changed, kept } = changesBetween(before.terms, after.terms)
  const names = { before: versionName(before.number), after: versionName(after.number) }
  const isNewest = after.number === newestOf(pact).number
  const asked = pact.requestItems.filter(({ version }) => version === before.number)
  const earlier = versionOf(pact, before.number - 1)
  return (
    <PactPage
      pact={pact}
      backTo={paths.pact(pact.id)}
      band={isNewest && isOpen(state) && <DeadlineBand expiredAt={endOf(after)} />}
      cta={
        <Link
          to={
            isNewest
              ? paths.pact(pact.id, state === 'SENT' ? undefined : 'read')
              : paths.pactDocument(pact.id, after.number)
          }
          className={buttonLook()}
        >
          {names.after} 읽기
        </Link>
      }
    >
      <section className="rounded-card bg-surface p-5">
        <h1 className="text-h2">
          {names.after}에서
          <span className="block">
            {changed.length === 0
              ? '조건은 바뀌지 않았어요'
              : `${countText(changed.length).trim()}가 바뀌었어요`}
          </span>
        </h1>
        {asked.map(({ at, text }) => (
          <div key={at} className="mt-4">
            <Words
              by={`${dateOf(at)}에 ${withJosa(politeName(pact.parties.person.name), '이/가')} 부탁했어요`}
            >
              {text}
            </Words>
          </div>
        ))}
        <ul className="mt-1 -mb-4 divide-y divide-line">
          {changed.map((change) => (
            <ChangeItem
              key={'part' in change ? change.part : change.kind}
              {...{ change, before, after, beforeName: names.before }}
            />
          ))}
        </ul>
      </section>
      <FirstYears {...{ before, after, names }} />
      {kept.length > 0 && (
        <Card title={`그대로인 것 ${kept.length}가지`}>
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {kept.map((part) => (
              <li key={part}>
                <Tag>{keptName(after.terms, part)}</Tag>
              </li>
            ))}
          </ul>
          <StillLower {...{ pact, after }} />
        </Card>
      )}
      {earlier && (
        <LinkRow
          to={paths.pactCompare(pact.id, before.number)}
          Icon={Swap}
          title={`${versionName(earlier.number)}에서 ${withJosa(names.before, '으로/로')} 바뀐 것`}
          note="지난 안도 그대로 남아 있어요"
        />
      )}
    </PactPage>
  )
}

type FirstYearsProps = { before: Version; after: Version; names: { before: string; after: string } }

function FirstYears({ before, after, names }: FirstYearsProps) {
  const [was, now] = [firstYear(before.terms), firstYear(after.terms)]
  if (!was || !now || (was.min === now.min && was.max === now.max)) return null
  const by = now.max - was.max
  return (
    <Card aria-label="첫해에 받는 돈">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">첫해에 받는 돈</h2>
        {by === now.min - was.min && (
          <b className={`text-h3 font-bold tnum ${by > 0 ? 'text-rise-text' : ''}`}>
            {by > 0 ? raiseText(by) : `−${moneyText(-by)}`}
          </b>
        )}
      </div>
      <dl className="mt-2">
        <SlipRow label={names.before}>{rangeText(was.min, was.max)}</SlipRow>
        <SlipRow label={names.after}>{rangeText(now.min, now.max)}</SlipRow>
      </dl>
    </Card>
  )
}

/** A lower figure is never hidden among what stays. */
function StillLower({ pact, after }: { pact: Pact; after: Version }) {
  const name = nameIn(pact, after)
  return lowerOf(differencesIn(pact, after)).map((difference) => (
    <p key={difference.kind} className="mt-2.5 text-caption font-semibold">
      {lowerLine(difference, name)}
    </p>
  ))
}
