import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { More } from '@coffeeattack/ui/icons/More'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { Popover } from '../candidates/filters/Popover.tsx'
import { NewList } from './NewList.tsx'
import { listsQuery, type PeopleList } from './queries.ts'

/** Another name for a list, or none at all: the people in it stay. */
export function ListMenu({ list, onDeleted }: { list: PeopleList; onDeleted: () => void }) {
  const { id, name } = list
  const drop = useCall(() => api('DELETE /console/lists/:id', { params: { id } }), {
    onDone: onDeleted,
    onSettled: () => queries.invalidateQueries(listsQuery),
  })
  async function askToDrop() {
    const answer = await ask({
      title: `‘${name}’ 목록을 지울까요?`,
      description: '동료에게도 보이지 않아요. 목록에 있던 분은 그대로예요.',
      confirm: '지우기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') await drop.run()
  }
  return (
    <Popover
      name={`${name} 바꾸기`}
      renderOpener={(opener) => (
        <button
          type="button"
          {...opener}
          aria-label={`${name} 바꾸기`}
          className="relative grid h-11 w-8 shrink-0 place-items-center rounded-button-sm text-ink-3 after:absolute after:-inset-x-1.5 after:inset-y-0 press:bg-surface-3"
        >
          <More size={18} />
        </button>
      )}
    >
      {(close) => (
        <>
          <NewList list={list} onMade={close} />
          <Button
            kind="weak"
            size="sm"
            wide
            className="mt-2 text-danger"
            busy={drop.busy && '지우는 중'}
            onClick={() => void askToDrop()}
          >
            목록 지우기
          </Button>
        </>
      )}
    </Popover>
  )
}
