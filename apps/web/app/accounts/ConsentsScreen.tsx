import { type ConsentKind, consents, isCurrentConsent } from '@coffeeattack/domain/accounts/consents'
import { fullDayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink, textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prefetch } from '../api/queries.ts'
import { privateMeta } from '../seo.ts'
import { ConsentTermsSheet, TermsPageLink } from '../verification/ConsentLine.tsx'
import { type ConsentRecord, consentsQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'

export const meta = () => privateMeta('동의 내역')

export const clientLoader = () => prefetch(consentsQuery)

/** Only the current wording can be read; an older version's text is not kept. */
function ConsentRecordRow({ record, onRead }: { record: ConsentRecord; onRead: () => void }) {
  const { kind, version, agreed, company, at } = record
  const { label, terms } = consents[kind]
  const when = new Date(at)
  return (
    <li className="flex flex-col gap-1 py-4">
      <p className="flex items-start justify-between gap-3">
        <span className="text-body font-medium text-pretty">
          {label}
          {company && <span className="block text-body-s font-normal text-ink-3">{company}</span>}
        </span>
        <Tag kind={agreed ? 'verified' : 'plain'}>{agreed ? '동의했어요' : '동의하지 않았어요'}</Tag>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-ink-3 tnum">
        <time dateTime={at}>
          {fullDayText(kstDay(when))} {spokenTimeText(when)}
        </time>
        {!terms ? (
          <TermsPageLink label={label} className={`${textLinkLook} -my-3`} />
        ) : isCurrentConsent(kind, version) ? (
          <TextLink size="sm" className="-my-3" aria-label={`${label} 내용 보기`} onClick={onRead}>
            내용 보기
          </TextLink>
        ) : (
          <span>{version.replaceAll('-', '.')}부터 쓰던 글</span>
        )}
      </div>
    </li>
  )
}

/** What the person consented to, when, and in which version (TRUST-6). */
export default function ConsentsScreen() {
  const records = useQuery(consentsQuery)
  const [read, setRead] = useState<ConsentKind>('collection')
  const [reading, setReading] = useState(false)
  function open(kind: ConsentKind) {
    setRead(kind)
    setReading(true)
  }
  return (
    <SettingsPage lines={['동의 내역']} lead="언제 무엇에 동의했는지 모두 남아 있어요.">
      <Loaded
        query={records}
        title="동의 내역을 불러오지 못했어요"
        skeleton={
          <Skeletons
            className="flex flex-col gap-2.5"
            round="card"
            label="동의 내역을 불러오는 중이에요"
            shapes={['h-72']}
          />
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <Empty className="py-12" title="아직 동의한 내용이 없어요" />
          ) : (
            <Card className="py-2!">
              <ul className="divide-y divide-line">
                {items.map((record, place) => (
                  <ConsentRecordRow
                    // oxlint-disable-next-line react/no-array-index-key -- a choice of several companies makes equal records
                    key={`${record.kind} ${record.at} ${place}`}
                    record={record}
                    onRead={() => open(record.kind)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      <ConsentTermsSheet kind={read} open={reading} onOpenChange={setReading} />
    </SettingsPage>
  )
}
