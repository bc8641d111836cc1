import { houseOf, titleOf } from '@coffeeattack/domain/offers/accept-words.ko'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Contact } from '@coffeeattack/ui/icons/Contact'
import { CONTACT_FILE, contactFile } from './contact-file.ts'
import type { Coffeechat } from './queries.ts'
import { saveFile } from './save-file.ts'

type ContactCardProps = {
  chat: Pick<Coffeechat, 'company' | 'operator' | 'contact'>
  ground?: 'surface' | 'line'
}

/** The contact on the company's side; both sides see each other's since the match (OFR-20). */
export default function ContactCard({
  chat: { company, operator, contact },
  ground = 'surface',
}: ContactCardProps) {
  const { name, email } = contact
  const title = titleOf({ title: contact.title, role: operator.role })
  const organization = houseOf(operator, company?.name ?? null)
  const save = () => saveFile(CONTACT_FILE, contactFile({ name, title, organization, email }))
  return (
    <Card aria-label={`${name} 님의 연락처`} ground={ground}>
      <div className="flex items-center gap-3">
        <Avatar name={name} {...(operator.photo && { src: operator.photo })} />
        <div className="min-w-0 flex-1 text-label text-ink-3">
          <b className="block text-body font-semibold text-ink">{name}</b>
          <span className="block">
            {organization} {title}
          </span>
          <a
            href={`mailto:${email}`}
            className="relative underline decoration-line-2 underline-offset-3 [overflow-wrap:anywhere] before:absolute before:-inset-y-2.5 before:inset-x-0"
          >
            {email}
          </a>
        </div>
      </div>
      <Button kind="weak" size="md" className="mt-4" onClick={save}>
        <Contact size={20} strokeWidth={1.8} />
        연락처 저장하기
      </Button>
    </Card>
  )
}
