import { paths } from '@coffeeattack/contract/pages'
import { changesBetween } from '@coffeeattack/domain/pacts/changes'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import { LinkRow } from './LinkRow.tsx'
import { newestOf, type Pact, versionOf } from './queries.ts'

/** The document itself, and what the versions changed: readable for as long as the pact is. */
export function WholeDocument({ pact }: { pact: Pact }) {
  const { number, terms } = newestOf(pact)
  const before = versionOf(pact, number - 1)
  return (
    <>
      <LinkRow
        to={paths.pactDocument(pact.id)}
        Icon={Document}
        title="합의서 전체 읽기"
        note="A4 두 쪽 · 서명하는 문서예요"
      />
      {before && (
        <LinkRow
          to={paths.pactCompare(pact.id)}
          Icon={Swap}
          title={`${versionName(before.number)}에서 바뀐 것 ${changesBetween(before.terms, terms).changed.length}가지`}
          note={
            pact.requestItems.some(({ version }) => version === before.number)
              ? '부탁한 것과 나란히 볼 수 있어요'
              : '무엇이 그대로인지도 볼 수 있어요'
          }
        />
      )}
    </>
  )
}
