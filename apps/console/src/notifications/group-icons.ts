import type { GroupIcon } from '@coffeeattack/domain/notifications/operator-groups'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Link } from '@coffeeattack/ui/icons/Link'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Search } from '@coffeeattack/ui/icons/Search'
import { ShieldAlert } from '@coffeeattack/ui/icons/ShieldAlert'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import type { ComponentType } from 'react'

/** The components of the icons that the notification groups name. */
export const groupIcons: Readonly<Record<GroupIcon, ComponentType<IconProps>>> = {
  Calendar,
  CircleInfo,
  CircleQuestion,
  Close,
  CoffeeCup,
  Columns,
  Document,
  Layers,
  Link,
  Message,
  Person,
  Search,
  ShieldAlert,
  Swap,
}
