import { consolePaths } from '@coffeeattack/contract/console-pages'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { factsOf, positionFields } from '@coffeeattack/domain/positions/position'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Check } from '@coffeeattack/ui/icons/Check'
import { More } from '@coffeeattack/ui/icons/More'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { Crumb } from '../layout/ConsolePage.tsx'
import { Menu } from '../pipeline/menu/Menu.tsx'
import { keepPosition, type Position, positionQuery } from './queries.ts'

/** Title, facts, must-haves and actions of a position. */
export function PositionHead({ position }: { position: Position }) {
  const { id, title, link, mustHaves } = position
  const href = safeHref(link)
  return (
    <header className="mb-4">
      <Crumb to={consolePaths.positions()}>포지션</Crumb>
      <div className="flex items-start gap-2">
        <div className="mr-auto flex min-h-11 min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="min-w-0 text-h1 text-balance [overflow-wrap:anywhere]">{title}</h1>
          <StatusTag position={position} />
        </div>
        <Link to={consolePaths.editPosition(id)} className={buttonLook({ kind: 'line', size: 'sm' })}>
          <Pencil size={16} />
          고치기
        </Link>
        <MoreActs position={position} />
      </div>
      <p className="mt-1 text-body-s text-ink-2 tnum">
        {factsOf(position).join(' · ')}
        {href && (
          <>
            {' · '}
            <a href={href} target="_blank" rel="noreferrer" className="border-b border-line-2 text-ink-2">
              공고 보기
            </a>
          </>
        )}
      </p>
      {mustHaves.length > 0 && <MustHaves lines={mustHaves} />}
    </header>
  )
}

function StatusTag({ position: { closedAt } }: { position: Position }) {
  if (closedAt) return <Tag>{`${fullDayText(kstDay(new Date(closedAt)))}에 닫았어요`}</Tag>
  return (
    <span className="inline-flex h-6 items-center gap-1 rounded-tag bg-success-tint px-2 text-caption font-medium whitespace-nowrap text-success">
      <Check size={14} strokeWidth={2.4} />
      열려 있어요
    </span>
  )
}

function MustHaves({ lines }: { lines: readonly string[] }) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
      <span id="must-haves" className="mr-1 text-label text-ink-3">
        {positionFields.mustHaves.words.label}
      </span>
      <ul aria-labelledby="must-haves" className="contents">
        {lines.map((line) => (
          <li
            key={line}
            className="inline-flex min-h-7 items-center rounded-[9px] bg-surface px-2.5 py-0.5 text-label [overflow-wrap:anywhere]"
          >
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The menu that closes or reopens the position. */
function MoreActs({ position }: { position: Position }) {
  const { id, version: seen, closedAt } = position
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const turn = useCall(
    (way: 'close' | 'open') => api(`POST /console/positions/:id/${way}`, { params: { id }, body: { seen } }),
    {
      onDone(saved) {
        keepPosition(saved)
        toast(saved.closedAt ? '포지션을 닫았어요' : '포지션을 다시 열었어요', { kind: 'done' })
      },
      onFailed: () => void queries.invalidateQueries(positionQuery(id)),
    },
  )
  async function close() {
    const answer = await ask({
      title: '포지션을 닫을까요?',
      description:
        '보낸 어택과 파이프라인은 그대로 남아요. 새 어택은 보낼 수 없고, 언제든 다시 열 수 있어요.',
      confirm: '포지션 닫기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') await turn.run('close')
  }
  const choice = closedAt
    ? { label: '다시 열기', press: () => void turn.run('open') }
    : { label: '포지션 닫기', press: () => void close() }
  return (
    <>
      <IconButton
        label="더 보기"
        aria-haspopup="menu"
        disabled={turn.busy}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        <More size={22} />
      </IconButton>
      {opener && (
        <Menu
          name="더 보기"
          groups={[[choice]]}
          opener={opener}
          onChoose={({ press }) => {
            setOpener(null)
            press?.()
          }}
          onClose={() => {
            setOpener(null)
            opener.focus()
          }}
        />
      )}
    </>
  )
}
