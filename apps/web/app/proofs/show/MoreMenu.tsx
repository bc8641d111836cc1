import { paths } from '@coffeeattack/contract/pages'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { More } from '@coffeeattack/ui/icons/More'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Proof } from '../queries.ts'
import { TakeBack } from '../TakeBackIcon.tsx'
import { titleOf } from '../words.ts'
import { useTakeBack } from './use-take-back.ts'

type MoreMenuProps = { proof: Proof; leadsTo: 'log' | 'card' }

const rowLook =
  'flex min-h-13 w-full items-center gap-3 rounded-field px-2 text-left font-medium transition-colors press:bg-surface-2'

/** What else can be done with a proof that runs. */
export function MoreMenu({ proof, leadsTo }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const takeBack = useTakeBack(proof)
  /** The sheet is closed before the next page or question. */
  const after = (deed: () => unknown) => () => {
    setOpen(false)
    void deed()
  }
  const { id } = proof
  return (
    <>
      <IconButton label="더 보기" onClick={() => setOpen(true)}>
        <More size={24} strokeWidth={1.8} />
      </IconButton>
      <Sheet open={isOpen} onOpenChange={setOpen} title={titleOf(proof)}>
        <ul className="-mx-2">
          <li>
            {leadsTo === 'log' ? (
              <button
                type="button"
                className={rowLook}
                onClick={after(() => navigate(paths.ownProof(id, 'log')))}
              >
                <Eye size={20} className="text-ink-3" />본 기록 보기
              </button>
            ) : (
              <button type="button" className={rowLook} onClick={after(() => navigate(paths.ownProof(id)))}>
                <Copy size={20} className="text-ink-3" />
                QR과 링크 보기
              </button>
            )}
          </li>
          <li>
            <button
              type="button"
              className={rowLook}
              onClick={after(() => navigate(paths.newProof({ like: id })))}
            >
              <Plus size={20} className="text-ink-3" />
              같은 내용으로 새로 만들기
            </button>
          </li>
          <li>
            <button type="button" className={rowLook} onClick={after(takeBack.run)}>
              <TakeBack size={20} className="text-ink-3" />
              지금 거두기
            </button>
          </li>
        </ul>
      </Sheet>
    </>
  )
}
