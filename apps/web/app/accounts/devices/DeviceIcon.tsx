import { Icon } from '@coffeeattack/ui/icons/Icon'

/** Held in the hand or standing on a desk, told by the name that the server gave the device. */
export function DeviceIcon({ name }: { name: string }) {
  return (
    <Icon size={22} strokeWidth={1.8}>
      {/^(iPhone|iPad|안드로이드)/.test(name) ? (
        <path d="M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM11 18.2h2" />
      ) : (
        <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.500v9H4v-9A1.500 1.500 0 0 1 5.500 5ZM2 19h20" />
      )}
    </Icon>
  )
}
