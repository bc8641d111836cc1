import { paths } from '@coffeeattack/contract/pages'
import {
  completenessAlt,
  type CompletenessField,
  completenessFlags,
  type CompletenessFlags,
  completenessTitle,
  missingParts,
} from '@coffeeattack/domain/profiles/completeness'
import { Card } from '@coffeeattack/ui/Card'
import { CompletenessRing } from '@coffeeattack/ui/CompletenessRing'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Search } from '@coffeeattack/ui/icons/Search'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Link } from 'react-router'
import type { Profile } from '../profile-query.ts'

/** The field that each part is filled in at, and its icon. */
const fields: Readonly<Record<CompletenessField, { to: string; Icon: typeof Document }>> = {
  resume: { to: paths.profile('resume'), Icon: Document },
  portfolio: { to: paths.profile('portfolio'), Icon: Document },
  techstack: { to: paths.profile('techstack'), Icon: Layers },
  hashtag: { to: paths.profile('hashtag'), Icon: Search },
  detail: { to: paths.profile('detail'), Icon: Message },
  companies: { to: paths.profile('companies'), Icon: Heart },
  income: { to: paths.income(), Icon: Banknote },
  career: { to: paths.submit(), Icon: ShieldCheck },
}

/** '두 가지만 채우면 / 프로필 완성이에요', with its line break. */
function completionTitle(flags: CompletenessFlags): readonly [string, string] {
  const title = completenessTitle(flags)
  const middle = title.indexOf(' 프로필 ')
  return middle < 0 ? [title, ''] : [title.slice(0, middle), title.slice(middle + 1)]
}

/** More than two would read like a list of chores. */
const SHOWN = 2

/** How many of the six parts are filled, and what the next ones bring (PRO-5). */
export default function Completion({ profile }: { profile: Profile }) {
  const flags = profile.completeness
  const [first, second] = completionTitle(flags)
  const next = missingParts(flags, profile).slice(0, SHOWN)
  return (
    <Card aria-labelledby="completion">
      <div className="flex items-center gap-4.5">
        <CompletenessRing
          size={92}
          flags={completenessFlags.map((flag) => flags[flag])}
          percent={flags.percent}
          label={`프로필 완성도 ${flags.percent}퍼센트. ${completenessAlt(flags)}`}
        />
        <h2 id="completion" className="text-h2">
          {first}
          <span className="block">{second}</span>
        </h2>
      </div>
      {next.length > 0 && (
        <ul aria-label="다음에 채울 것" className="mt-4 -mb-2.5">
          {next.map((part) => (
            <MissingRow key={part.name} part={part} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function MissingRow({ part: { name, benefit, field } }: { part: ReturnType<typeof missingParts>[number] }) {
  const { to, Icon } = fields[field]
  return (
    <li>
      <Link to={to} className="flex items-center gap-3 rounded-field py-2.5 text-ink-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-field bg-surface-2 text-ink-2">
          <Icon size={22} strokeWidth={1.8} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-body leading-close font-semibold text-ink">{name}</b>
          <span className="block text-label leading-close">{risen(benefit)}</span>
        </span>
        <ChevronRight size={20} />
      </Link>
    </li>
  )
}

/** Only the figure is coloured: the '21%' of '제안이 21% 더 와요'. */
function risen(benefit: string) {
  return benefit.split(/(\d+%)/).map((piece) =>
    /^\d+%$/.test(piece) ? (
      <em key={piece} className="font-bold text-rise-text not-italic tnum">
        {piece}
      </em>
    ) : (
      piece
    ),
  )
}
