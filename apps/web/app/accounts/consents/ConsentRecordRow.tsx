import { fullDayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { consents, isCurrentConsent } from '@coffeeattack/domain/verification/consents'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { ConsentRecord } from '../queries.ts'

/** The text can be read again as long as it is the one that was agreed to. */
export function ConsentRecordRow({ record, onRead }: { record: ConsentRecord; onRead: () => void }) {
  const { kind, version, agreed, company, at } = record
  const { label } = consents[kind]
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
        {isCurrentConsent(kind, version) ? (
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
