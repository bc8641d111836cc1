import { paths } from '@coffeeattack/contract/pages'
import { kstDay } from '@coffeeattack/domain/kst'
import { pactDocument } from '@coffeeattack/domain/pacts/document'
import { isOpen, versionName } from '@coffeeattack/domain/pacts/state'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Printer } from '@coffeeattack/ui/icons/Printer'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { DeadlineBand } from '../offers/DeadlineBand.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/DocumentScreen.ts'
import { Article } from './document/Article.tsx'
import paper from './document/print.css?inline'
import { PactLoaded } from './PactLoaded.tsx'
import { PactPage } from './PactPage.tsx'
import { endOf, newestOf, type Pact, pactQuery, stateAt, type Version, versionOf } from './queries.ts'

export const meta = () => privateMeta('처우 합의서 전체')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(pactQuery(params.id))

/** The document that is signed, article by article; every version of it stays readable (PACT-3, PACT-5). */
export default function DocumentScreen({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const number = Number(query.get('version'))
  return (
    <PactLoaded id={id}>
      {(pact) => <Read key={id} pact={pact} version={versionOf(pact, number) ?? newestOf(pact)} />}
    </PactLoaded>
  )
}

/** As many as fit beside each other on a small phone. */
const MOST_TABS = 4

function Read({ pact, version }: { pact: Pact; version: Version }) {
  const state = stateAt(pact, useNow(nextMidnight))
  const [, setQuery] = useSearchParams()
  const newest = newestOf(pact)
  const isNewest = version.number === newest.number
  const { parties, offered, versionItems } = pact
  const document = pactDocument({
    parties,
    number: version.number,
    sentDay: kstDay(new Date(version.sentAt)),
    terms: version.terms,
    offered,
  })
  const canSign = state === 'SENT' && isNewest
  return (
    <PactPage
      pact={pact}
      backTo={paths.pact(pact.id)}
      band={isNewest && isOpen(state) && <DeadlineBand expiredAt={endOf(version)} />}
      cta={
        <>
          {canSign && (
            <Link to={paths.pact(pact.id)} state={{ signs: true }} className={buttonLook()}>
              다 읽었어요, 서명하기
            </Link>
          )}
          <Link
            to={paths.pact(pact.id, 'read')}
            className={
              canSign ? `${textLinkLook} -mb-2.5 w-full` : `${buttonLook({ kind: 'weak' })} bg-surface!`
            }
          >
            쉬운 말로 다시 보기
          </Link>
        </>
      }
    >
      <style>{paper}</style>
      {versionItems.length > 1 && (
        <Segmented
          label="안"
          hideLabel
          look="tray"
          value={String(version.number)}
          onValueChange={(next) => setQuery({ version: next }, { replace: true })}
          options={versionItems
            .slice(-MOST_TABS)
            .map(({ number }) => ({ value: String(number), label: versionName(number) }))}
        />
      )}
      <Article document={document} fingerprint={version.fingerprint} />
      <Button kind="weak" size="md" className="bg-surface!" onClick={() => window.print()}>
        <Printer size={18} />
        A4로 인쇄하기
      </Button>
    </PactPage>
  )
}
