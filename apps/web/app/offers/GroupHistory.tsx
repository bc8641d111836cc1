import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { firstYearText } from '@coffeeattack/domain/offers/pay-words.ko'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { decidedBadge, type ListedEntry } from './listed.ts'
import { type GroupHistory as Group, historyQuery } from './queries.ts'

/** A group: its companies, and which of them were accepted. */
export function GroupHistory({ item: { entry, status }, groupId }: { item: ListedEntry; groupId: string }) {
  const history = useQuery(historyQuery(status === 'MATCHED'))
  const group = history.data?.groupItems.find((found) => found.groupId === groupId)
  return (
    <>
      {group && (
        <ul>
          {group.offerItems.map((company) => (
            <Company key={company.id} company={company} />
          ))}
        </ul>
      )}
      {!group && history.isPending && <CompaniesSkeleton />}
      {history.isError && <p className="text-body-s text-ink-3">회사를 불러오지 못했어요</p>}
      <SlipRule />
      <dl>
        {status !== 'WAITING' && <SlipRow label="결과">{decidedBadge[status]}</SlipRow>}
        <SlipRow label="받은 날">{dayText(kstDay(new Date(entry.createdAt)))}</SlipRow>
        <SlipRow label="보낸 사람">{entry.operatorName}</SlipRow>
      </dl>
    </>
  )
}

function Company({ company }: { company: Group['offerItems'][number] }) {
  const { name, logo, position, selectedAt, coffeechatId } = company
  const first = firstYearText(company)
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <Logo name={name} src={logo} size={40} muted={selectedAt === null} />
      <p className="min-w-0 flex-1 leading-snug">
        <b className="block truncate">{name}</b>
        <span className="block truncate text-caption text-ink-3">{position}</span>
        {first && <span className="block text-caption text-ink-2 tnum">첫해에 모두 {first}</span>}
      </p>
      {selectedAt !== null && coffeechatId === null && (
        <span className="text-caption text-ink-2">골랐어요</span>
      )}
      {coffeechatId !== null && (
        <Link
          to={paths.accepted(coffeechatId, name)}
          aria-label={`${name} 커피챗 보기`}
          className={textLinkLook}
        >
          커피챗 보기
        </Link>
      )}
    </li>
  )
}

function CompaniesSkeleton() {
  return (
    <SkeletonGroup label="회사를 불러오는 중이에요">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton round="button" className="size-10" />
          <Skeleton className="h-5 w-36" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
