import { consolePaths } from '@coffeeattack/contract/pages'
import { ask } from '@coffeeattack/ui/ask'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { toast } from '@coffeeattack/ui/toast'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { type Room, useRoomChange } from './queries.ts'

/** Who answers. Giving it away is asked about: from then on the room is in somebody else's list. */
export function Assigning({ room }: { room: Room }) {
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
    // Told even if the live stream was faster and this part of the page is gone already.
    const given = await change.run({ operatorId: to.id })
    if (given && to.id !== me.id) leave(to.name)
  }
  function leave(name: string) {
    toast(`${name} 님에게 넘겼어요`, { kind: 'done' })
    // An agent no longer sees what is somebody else's.
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
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === me.id ? `${name} (나)` : name}
        </option>
      ))}
    </SelectField>
  )
}
