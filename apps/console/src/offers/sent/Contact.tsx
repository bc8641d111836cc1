import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { SentOffer } from './queries.ts'

/** Opened by the candidate's own choice, and closed again when they leave. */
export function Contact({ offer: { contact, coffeechatId } }: { offer: SentOffer }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-field bg-surface-2 px-4 py-3">
      {contact ? (
        <>
          <Avatar name={contact.name} className="bg-surface" />
          <p className="min-w-0 flex-1 leading-even">
            <b className="block font-semibold">{contact.name}</b>
            <span className="flex flex-wrap gap-x-3 text-label text-ink-2 tnum">
              <a href={`tel:${contact.phone}`}>{phoneAsTyped(contact.phone)}</a>
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </span>
          </p>
        </>
      ) : (
        <p className="flex-1 text-label text-ink-3">탈퇴해서 연락처를 볼 수 없어요.</p>
      )}
      {coffeechatId && (
        <Link to={paths.coffeechat(coffeechatId)} className={buttonLook({ size: 'sm' })}>
          커피챗 보기
        </Link>
      )}
    </div>
  )
}
