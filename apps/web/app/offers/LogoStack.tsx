import { Logo } from '@coffeeattack/ui/Logo'

type LogoStackProps = {
  companies: readonly { name: string; logo: string | null }[]
  muted?: boolean
}

const SHOWN = 4

/** Up to four logos of a group in the space of one. */
export function LogoStack({ companies, muted }: LogoStackProps) {
  return (
    <span aria-hidden="true" className="grid size-11 shrink-0 grid-cols-2 place-content-center gap-0.5">
      {companies.slice(0, SHOWN).map(({ name, logo }) => (
        <Logo key={name} name={name} src={logo} size={21} muted={muted} />
      ))}
    </span>
  )
}
