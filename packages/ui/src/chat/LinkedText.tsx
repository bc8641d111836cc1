import { linkParts, type HrefOf } from './linkParts.ts'

/** A text with links for its web addresses. Other people wrote it, so the linked sites get no referrer. */
export function LinkedText({ hrefOf, children }: { hrefOf: HrefOf; children: string }) {
  return linkParts(children, hrefOf).map(({ at, text, href }) =>
    href ? (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline decoration-current/40 underline-offset-2"
      >
        {text}
      </a>
    ) : (
      text
    ),
  )
}
