import { paths } from '@coffeeattack/contract/pages'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { Link } from 'react-router'

const CheckedDocument = icon(
  <>
    <path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z" />
    <path d="M14 2v4a2 2 0 0 0 2 2h4" />
    <path d="m9 15 2 2 4-4" />
  </>,
)

/** A kept result as a proof without a figure (KEEP-10, PROOF-1). */
export const ProofRow = () => (
  <Link
    to={paths.newProof({ kind: 'PAID_AS_PROMISED' })}
    className="flex min-h-15 items-center gap-3 font-medium"
  >
    <CheckedDocument size={21} strokeWidth={1.8} className="shrink-0" />
    <span className="min-w-0 flex-1">
      증명서로 만들기
      <span className="block text-caption font-normal text-ink-3">다른 곳에 보여 줄 한 줄이 돼요</span>
    </span>
    <ChevronRight size={18} className="shrink-0 text-ink-3" />
  </Link>
)
