import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Options } from '@coffeeattack/ui/Options'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { SideLabel } from '../PactFrame.tsx'
import { pactSettingsQuery, type Signer } from '../queries.ts'

type SignerFieldProps = { chosen: Signer; onChange: (signer: Signer) => void }

/** Who signs for the company: one of those whom it named (PACT-4). */
export function SignerField({ chosen, onChange }: SignerFieldProps) {
  const id = useId()
  const named = useQuery(pactSettingsQuery).data?.signerItems.filter(({ canSign }) => canSign) ?? []
  const isAmong = named.some((signer) => signer.id === chosen.id)
  const items = isAmong ? named : [chosen, ...named]
  return (
    <>
      <SideLabel>
        <label htmlFor={id}>우리 회사에서 서명할 분</label>
      </SideLabel>
      <div className="relative flex min-h-14 items-center gap-2.5 rounded-field py-2 pr-2.5 pl-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink">
        <Avatar name={chosen.name} className="size-7! text-caption!" />
        <span aria-hidden="true" className="min-w-0 flex-1 leading-snug">
          <b className="block text-label font-semibold">{chosen.name}</b>
          <small className="block truncate text-caption text-ink-3">
            {[chosen.title, chosen.canSign && '회사가 정한 서명자'].filter(Boolean).join(' · ')}
          </small>
        </span>
        <ChevronDown size={18} className="shrink-0 text-ink-3" />
        <select
          id={id}
          value={chosen.id}
          onChange={({ currentTarget: { value } }) => {
            const signer = items.find((one) => one.id === value)
            if (signer) onChange(signer)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          <Options
            of={items.map((signer) => [signer.id, [signer.name, signer.title].filter(Boolean).join(', ')])}
          />
        </select>
      </div>
      {!chosen.canSign && (
        <p className="mt-1 text-caption text-danger">
          아직 회사가 정한 서명자가 아니에요.{' '}
          <Link to={consolePaths.pactSettings()} className={`${textLinkLook} min-h-0! text-caption!`}>
            서명할 분 정하기
          </Link>
        </p>
      )}
    </>
  )
}
