/** The question of a campaign page, broken by hand, and what one gets. */
export function CampaignHead({
  lines: [first, second],
  about,
}: {
  lines: readonly [string, string]
  about: string
}) {
  return (
    <header>
      <h1 className="text-[2rem]/[1.3] font-extrabold tracking-tighter">
        {first} <br />
        {second}
      </h1>
      <p className="mt-3 text-body text-pretty text-ink-2">{about}</p>
    </header>
  )
}
