import type { ShareCard } from '@coffeeattack/domain/campaigns/share'

/** The card as a messenger draws it: a picture, its words, and one button. */
export function CardPreview({ card: { title, description, imageUrl, button } }: { card: ShareCard }) {
  // The picture is this origin's own, whatever name the link carries.
  const picture = new URL(imageUrl).pathname
  return (
    <figure className="max-w-80 overflow-hidden rounded-option bg-page inset-ring inset-ring-line-2">
      <img
        src={picture}
        alt=""
        width={1200}
        height={630}
        className="aspect-[1200/630] w-full bg-surface-3 object-cover"
      />
      <figcaption className="px-4 pt-3.5 pb-4">
        <b className="block text-body font-bold">{title}</b>
        <span className="mt-0.5 block text-label text-ink-3">{description}</span>
        <span className="mt-3.5 flex min-h-10 items-center justify-center rounded-button-sm bg-surface-2 text-body-s font-semibold">
          {button}
        </span>
      </figcaption>
    </figure>
  )
}
