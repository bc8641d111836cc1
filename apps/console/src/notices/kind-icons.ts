import type { OperatorKind } from '@coffeeattack/domain/notifications/operator-notices'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Link } from '@coffeeattack/ui/icons/Link'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import type { ComponentType } from 'react'

/** The sign of each kind of news: in the list, the settings and the toast alike. */
export const kindIcons: Readonly<Record<OperatorKind, ComponentType<IconProps>>> = {
  MATCH: CoffeeCup,
  COUNTER: Swap,
  QUESTION: CircleQuestion,
  TIMES: Calendar,
  REFUSAL: Close,
  MESSAGE: Message,
  CURATION: Layers,
  PROFILE: Person,
  DESK: CircleInfo,
  PIPELINE: Columns,
  HANDOVER: Link,
  SEARCH: Search,
}
