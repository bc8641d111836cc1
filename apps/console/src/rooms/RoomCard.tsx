import { consolePaths } from '@coffeeattack/contract/console-pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { MaskedTag, MaskedText } from '@coffeeattack/kit/MaskedText'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { Link, useLocation, useNavigate } from 'react-router'
import { statusNames } from '../candidates/offer-status.ts'
import { useMe } from '../sessions/me.ts'
import { Face } from './Face.tsx'
import { isEnded, personIn, type Room, useRoomChange } from './queries.ts'

/** The person, the offers between the two sides and the actions of the room. */
export function RoomCard({ room }: { room: Room }) {
  const isSender = useMe().role !== 'admin'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Who room={room} />
      {isSender && <Leads room={room} />}
      {!isEnded(room) && (
        <section
          aria-label="대화 관리"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5"
        >
          <Assigning room={room} />
          {isSender && <OpenOrClose room={room} />}
        </section>
      )}
      {room.offers.length > 0 && <Offers offers={room.offers} />}
    </div>
  )
}

function OpenOrClose({ room }: { room: Room }) {
  return room.isClosed ? <ReopenButton room={room} /> : <CloseButton room={room} />
}

function Who({ room }: { room: Room }) {
  const { name, candidate } = room
  const words = [...new Set([...candidate.techStackItems, ...candidate.hashtags.map(hashtagText)])]
  return (
    <section aria-label="누구와">
      <div className="flex items-center gap-3">
        <Face {...room} />
        <p className="min-w-0 leading-close">
          <b className="block text-body-s font-bold">
            <MaskedText text={personIn(room)} />
          </b>
          <span className="text-caption text-ink-3">
            {name ? (
              <MaskedText text={anonymousName({ ...candidate, handle: undefined })} />
            ) : (
              whyNoName(room)
            )}
          </span>
        </p>
      </div>
      {words.length > 0 && (
        <ul aria-label="기술과 키워드" className="mt-4 flex flex-wrap gap-1.5">
          {words.slice(0, 10).map((word) => (
            <li key={word}>
              <MaskedTag text={word} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function whyNoName(room: Room): string {
  return isEnded(room) ? '누가 물었는지는 앞으로도 알 수 없어요' : '매칭되면 이름과 연락처가 열려요'
}

function Leads({ room: { candidate, coffeechatId } }: { room: Room }) {
  return (
    <div className="grid gap-2">
      {coffeechatId && (
        <Link to={consolePaths.coffeechat(coffeechatId)} className={buttonLook({ size: 'sm', wide: true })}>
          커피챗과 연락처 보기
        </Link>
      )}
      <Link
        to={consolePaths.candidate(candidate.id)}
        className={buttonLook({ kind: 'line', size: 'sm', wide: true })}
      >
        프로필 보기
      </Link>
      <p className="flex items-center gap-1.5 text-caption text-ink-3">
        <Eye size={16} className="shrink-0" />
        프로필을 열면 후보자에게 보여요.
      </p>
    </div>
  )
}

function Offers({ offers }: { offers: Room['offers'] }) {
  return (
    <section aria-label="보낸 어택" className="border-t border-line pt-5">
      <h3 className="mb-2.5 text-label font-semibold text-ink-2">보낸 어택</h3>
      <ul className="grid gap-2">
        {offers.map(({ id, name, position, status }) => (
          <li
            key={id}
            className="flex items-center gap-3 rounded-field bg-surface-2 px-3.5 py-2.5 leading-close"
          >
            <span className="min-w-0 flex-1">
              <b className="block truncate text-body-s font-semibold">{name}</b>
              <span className="block truncate text-caption text-ink-3">{position}</span>
            </span>
            <Tag kind={status === 'MATCHED' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The operator who answers. Handing the room over asks first, because it leaves the own list. */
function Assigning({ room }: { room: Room }) {
  const me = useMe()
  const navigate = useNavigate()
  const { search } = useLocation()
  const change = useRoomChange(room)
  const others = room.assignees.filter(({ id }) => id !== room.operator.id)
  if (others.length === 0) return null

  async function give(operatorId: string) {
    const to = others.find(({ id }) => id === operatorId)
    if (!to) return
    const answer =
      to.id === me.id
        ? 'confirm'
        : await ask({
            title: `${to.name} 님에게 넘길까요?`,
            description: '후보자에게도 답하는 사람이 바뀌어 보여요.',
            confirm: '넘기기',
            cancel: '그대로 두기',
          })
    if (answer !== 'confirm') return
    // Shown even when the stream has already removed this part of the page.
    const given = await change.run({ operatorId: to.id })
    if (given && to.id !== me.id) leave(to.name)
  }
  function leave(name: string) {
    toast(`${name} 님에게 넘겼어요`, { kind: 'done' })
    // An agent cannot see a colleague's room.
    if (me.role === 'agent') void navigate({ pathname: consolePaths.messages(), search })
  }
  return (
    <SelectField
      label="답하는 사람"
      disabled={room.isClosed || change.busy}
      value={room.operator.id}
      onChange={(event) => void give(event.currentTarget.value)}
    >
      <option value={room.operator.id}>
        {room.isUnassigned ? `${room.operator.name} (떠났어요)` : room.operator.name}
      </option>
      <Options of={others.map(({ id, name }) => [id, id === me.id ? `${name} (나)` : name])} />
    </SelectField>
  )
}

function CloseButton({ room }: { room: Room }) {
  const change = useRoomChange(room)
  return (
    <Button
      kind="weak"
      size="sm"
      wide
      busy={change.busy && '닫는 중'}
      onClick={() => void change.run({ isClosed: true })}
    >
      대화 닫기
    </Button>
  )
}

export function ReopenButton({ room }: { room: Room }) {
  const change = useRoomChange(room)
  return (
    <Button
      kind="line"
      size="sm"
      busy={change.busy && '여는 중'}
      onClick={() => void change.run({ isClosed: false })}
    >
      다시 열기
    </Button>
  )
}
