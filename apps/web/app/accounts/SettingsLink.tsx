import { paths } from '@coffeeattack/contract/pages'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { Link } from 'react-router'

/** The link to the settings in a tab's header. */
export function SettingsLink() {
  return (
    <Link to={paths.account()} aria-label="설정" className={iconButtonLook}>
      <Gear size={24} strokeWidth={1.8} />
    </Link>
  )
}
